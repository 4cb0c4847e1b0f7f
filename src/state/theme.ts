import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { localKeys } from '~/platform/storage-keys';

/** The themes that a user can choose; `system` follows the setting of the operating system. */
export const themes = ['system', 'light', 'dark'] as const;

/** A theme that a user can choose. */
export type Theme = (typeof themes)[number];

/** The theme setting of this browser. */
export interface ThemeSetting {
  readonly chosen: ReadableStore<Theme>;
  choose(theme: Theme): void;
  /** Chooses the dark theme while it is light, and the other way round. */
  toggle(): void;
}

/** The options of the theme setting. */
export interface ThemeOptions {
  readonly storage: SafeStorage;
  /** The element that carries the theme: `<html>`. */
  readonly root: HTMLElement;
  /** The media query that matches while the operating system is dark. */
  readonly system: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/**
 * Applies the stored theme, and then each later choice. While `system` is chosen, changes of the system are applied
 * too.
 */
export function createThemeSetting({ storage, root, system }: ThemeOptions): ThemeSetting {
  const chosen = createStore<Theme>(themes.find((theme) => theme === storage.read(localKeys.theme)) ?? 'system');
  const isDarkNow = (): boolean => chosen.get() === 'dark' || (chosen.get() === 'system' && system.matches);
  const apply = (): void => {
    const isDark = isDarkNow();
    root.classList.toggle('bp6-dark', isDark);
    root.dataset['bpColorScheme'] = isDark ? 'dark' : 'light';
  };
  apply();
  chosen.subscribe(apply);
  system.addEventListener('change', apply);
  const choose = (theme: Theme): void => {
    if (theme === 'system') storage.remove(localKeys.theme);
    else storage.write(localKeys.theme, theme);
    chosen.set(theme);
  };
  return { chosen, choose, toggle: () => choose(isDarkNow() ? 'light' : 'dark') };
}

/** The message key of the name of each theme. */
export const themeWords = {
  system: 'UI.SHELL.THEME_SYSTEM',
  light: 'UI.SHELL.THEME_LIGHT',
  dark: 'UI.SHELL.THEME_DARK',
} as const;
