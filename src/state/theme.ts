import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { localKeys } from '~/platform/storage-keys';

/** What a user can choose. */
export const themes = ['system', 'light', 'dark'] as const;

/** A chosen theme. */
export type Theme = (typeof themes)[number];

/** The theme of the console. */
export interface ThemeSetting {
  readonly chosen: ReadableStore<Theme>;
  choose(theme: Theme): void;
  /** Chooses the dark theme while it is light, and the other way round. */
  toggle(): void;
}

/** What the theme needs of the window. */
export interface ThemeOptions {
  readonly storage: SafeStorage;
  /** The element that carries the theme: `<html>`. */
  readonly root: HTMLElement;
  /** Whether the system is dark, and its changes. */
  readonly system: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** Applies the stored theme, and from then on every choice and, unless one is made, every change of the system. */
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

/** Messages that name the themes. */
export const themeWords = {
  system: 'UI.SHELL.THEME_SYSTEM',
  light: 'UI.SHELL.THEME_LIGHT',
  dark: 'UI.SHELL.THEME_DARK',
} as const;
