; The installer for Windows: for one user, without an administrator. `.ci/windows` makes it:
;   makensis -DVERSION=0.9.0 -DFOLDER=what-is-installed -DINSTALLER=setup.exe windows.nsi

Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
; The same files give the same installer.
SetDateSave off
; A file that is in use is asked for again, or nothing is installed.
AllowSkipFiles off

!define NAME "Nestor Dominoes"
!define PROGRAM "nestor-dominoes.exe"
!define KIND "NestorDominoes.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${NAME}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
; Where it was installed the last time.
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The makers of Nestor Dominoes; MIT or Apache-2.0"

!include MUI2.nsh
!define MUI_ICON "..\icon.ico"
!define MUI_UNICON "..\icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "PortugueseBR"

; What Windows calls a saved game.
LangString GAME ${LANG_ENGLISH} "Nestor Dominoes game"
LangString GAME ${LANG_GERMAN} "Partie von Nestor Dominoes"
LangString GAME ${LANG_SPANISH} "Partida de Nestor Dominoes"
LangString GAME ${LANG_FRENCH} "Partie de Nestor Dominoes"
LangString GAME ${LANG_PORTUGUESEBR} "Partida do Nestor Dominoes"
LangString RUNNING ${LANG_ENGLISH} "Close Nestor Dominoes first."
LangString RUNNING ${LANG_GERMAN} "Beende zuerst Nestor Dominoes."
LangString RUNNING ${LANG_SPANISH} "Cierra primero Nestor Dominoes."
LangString RUNNING ${LANG_FRENCH} "Fermez d’abord Nestor Dominoes."
LangString RUNNING ${LANG_PORTUGUESEBR} "Primeiro, feche o Nestor Dominoes."

; Tells Windows that another program opens saved games.
!macro TellOfTies
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section
    SetOutPath "$INSTDIR"
    File "${FOLDER}/${PROGRAM}"
    File "${FOLDER}/CHANGELOG.txt"
    File "${FOLDER}/LICENSE.txt"
    File "${FOLDER}/OFL.txt"
    File "${FOLDER}/libraries.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GAME)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "Software\Classes\.nestor" "" "${KIND}"
    WriteRegNone HKCU "Software\Classes\.nestor\OpenWithProgids" "${KIND}"
    !insertmacro TellOfTies

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The makers of Nestor Dominoes"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Everything that was installed, and nothing of the player's.
Section "Uninstall"
    again:
    ClearErrors
    Delete "$INSTDIR\${PROGRAM}"
    IfErrors 0 gone
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
    gone:
    Delete "$INSTDIR\CHANGELOG.txt"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\OFL.txt"
    Delete "$INSTDIR\libraries.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"

    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegValue HKCU "Software\Classes\.nestor\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.nestor\OpenWithProgids"
    ; Another program may have them by now.
    ReadRegStr $0 HKCU "Software\Classes\.nestor" ""
    StrCmp $0 "${KIND}" 0 +2
        DeleteRegValue HKCU "Software\Classes\.nestor" ""
    DeleteRegKey /ifempty HKCU "Software\Classes\.nestor"
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro TellOfTies
SectionEnd
