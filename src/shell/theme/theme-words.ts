/** Messages that name the themes. */
export const themeWords = {
  system: 'UI.SHELL.THEME_SYSTEM',
  light: 'UI.SHELL.THEME_LIGHT',
  dark: 'UI.SHELL.THEME_DARK',
} as const;
