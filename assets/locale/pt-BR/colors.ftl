# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplicar
colors-copy-of = { $theme } (cópia)

# Saves a theme as a file, and opens one.
colors-send = Salvar como arquivo…
colors-fetch = Abrir arquivo…

# The field for the name of a theme.
colors-name = Nome

# A button in the picture.
colors-button = Botão

# The name of the list of colors.
colors-color-to-change = Cor a mudar

# The sliders.
colors-red = Vermelho
colors-green = Verde
colors-blue = Azul
colors-hue = Matiz
colors-saturation = Saturação
colors-lightness = Luminosidade

# The field for a color code, and its tooltip while the code is wrong.
colors-hex = Hex
colors-not-hex = Seis dígitos: 0–9 e A–F

# The themes.
theme-classic-table = Mesa clássica
theme-dark-room = Sala escura
theme-clear-for-every-eye = Para daltônicos
theme-blue-cloth = Feltro azul
theme-walnut = Nogueira
theme-cafe-marble = Mármore de bar
theme-night = Noite
theme-linen = Linho

# The colors of a theme.
color-background = Fundo
color-text = Texto
color-your-hand = Suas peças na mão
color-first-plays = Suas peças jogadas
color-second-plays = Peças jogadas por Nestor
color-third-plays = Peças do terceiro jogador
color-fourth-plays = Peças do quarto jogador
color-pips = Pontos
color-lines = Linhas
color-outlines = Contornos
color-your-hand-selected = Peça selecionada
color-pips-selected = Peça selecionada: pontos
color-lines-selected = Peça selecionada: linha
color-outlines-selected = Peça selecionada: contorno
color-backs = Verso das peças
color-buttons = Botões
color-button-text = Texto dos botões

# A warning: $what is one of the messages below, and $contrast the contrast
# of the two colors.
colors-complaint = Pouco contraste: “{ $what }” sobre “{ $on }” ({ $contrast }:1)

# Headings above the pictures.
colors-ready-looks = Temas incluídos
colors-more-themes = Mais temas
colors-your-themes = Seus temas

# The picture of a table, and what stands below it.
colors-click-the-picture = Clique em uma parte da imagem para escolher a cor.

# The menu of a theme.
colors-more = Mais

# Sets the default colors.
colors-restore = Restaurar o padrão

# Brings back a deleted theme, and changes that weren’t saved.
colors-undo-remove = Recuperar { $theme }
colors-undo-drop = Recuperar as mudanças em { $theme }

# The foot while no color is changed: the theme that was clicked, and the button that closes the window.
colors-set = “{ $theme }” já está aplicado e salvo.
colors-done = Concluir

# A group of colors that is collapsed at first.
colors-group-seats = Terceiro e quarto jogadores

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Antes, agora
