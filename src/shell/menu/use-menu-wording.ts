import { useCallback } from 'react';
import { useServices } from '../../render/services';
import type { MenuEntry } from '../../session/menu';
import { useWords } from '../use-words';
import type { MenuNode } from './menu-model';

/** Addresses of texts are written in capitals; everything else is already the wording. */
const address = /^[A-Z0-9_]+([.-][A-Z0-9_]+)*$/;

/**
 * Titles of menu entries in the current language. In English the server's title is the word, whatever the catalogue holds;
 * in other languages the catalogue's, else the server's. An entry that carries the English title of its route, and a group
 * that carries that of an area, take the translation of the route table.
 */
export function useMenuWording(): (node: MenuNode) => string {
  const words = useWords();
  const { language } = useServices().format;
  return useCallback(
    ({ entry, route, children }) => {
      if (language === 'en' && entry.title !== '') return entry.title;
      const known = route ? [route.title] : children.flatMap((child) => child.route?.area ?? []);
      const same = known.find(({ text }) => entry.title === text || entry.title === '');
      const title = same ? words(same) : entry.title;
      return entry.l10n === undefined ? title : words({ key: entry.l10n, text: title });
    },
    [language, words],
  );
}

/** Wording of the row on top: the collapsed menu has one of its own. */
export function useHeaderWording(): (entry: MenuEntry, collapsed: boolean) => string {
  const words = useWords();
  return (entry, collapsed) => {
    const wording = (collapsed ? entry.l10nCollapsed : entry.l10n) ?? entry.title;
    return words({ key: wording, text: address.test(wording) ? entry.title : wording });
  };
}
