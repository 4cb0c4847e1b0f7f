import { useSyncExternalStore } from 'react';

const attribute = 'data-bp-color-scheme';

/** Calls the listener after every change of the theme; the result stops it. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

function read(): 'light' | 'dark' {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

/** The theme of the page. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchTheme, read);
}
