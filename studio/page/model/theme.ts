import { createStore, type ReadableStore } from '~/lib/store';

/** The theme of the Studio; that of the console in its preview is another one. */
export interface StudioTheme {
  readonly isDark: ReadableStore<boolean>;
  toggle(): void;
}

const key = 'descry-studio-theme';

/** Applies the theme that was chosen before, else that of the system, and then each later choice. */
export function createTheme(window: Window): StudioTheme {
  const { document, localStorage } = window;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const isDark = createStore(system.matches);
  const apply = (): void => {
    const chosen = localStorage.getItem(key);
    isDark.set(chosen === null ? system.matches : chosen === 'dark');
    document.documentElement.classList.toggle('bp6-dark', isDark.get());
    document.documentElement.dataset['bpColorScheme'] = isDark.get() ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  return {
    isDark,
    toggle: () => {
      localStorage.setItem(key, isDark.get() ? 'light' : 'dark');
      apply();
    },
  };
}
