import { loadedKey } from '../../render/Loaded';

const prefix = 'page ';

/** Name of the load of a page's code. */
export function pageLoad(page: string): string {
  return `${prefix}${page}`;
}

/** Whether a key of the cache is that of a page's code. */
export function isPageLoad([kind, name]: readonly unknown[]): boolean {
  return kind === loadedKey && String(name).startsWith(prefix);
}
