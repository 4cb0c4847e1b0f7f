import { useCallback } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import type { MenuEntry } from '~/session/menu';
import { visibleText } from '~/lib/visible-text';
import type { MenuNode } from './menu-model';

/** The key of a message has several parts in capitals; everything else, "SOC" too, is already the wording. */
const messageKey = /^[A-Z0-9_]+([.-][A-Z0-9_]+)+$/;

/**
 * Gives a function for the titles of menu entries in the current language. In English the title of the server applies,
 * in other languages the message of the entry, else the title. An entry whose title is the English title of its route,
 * and a group whose title is that of an area, use the translation of the route table. So do those without a title; if
 * the table has none, they have their id.
 */
export function useMenuWording(): (node: MenuNode) => string {
  const t = useTranslate();
  const { language } = useServices().format;
  return useCallback(
    ({ entry, route, children }) => {
      const shown = visibleText(entry.title);
      if (language === 'en' && shown !== '') return shown;
      const routeTitles = route ? [route.title] : children.flatMap((child) => child.route?.area ?? []);
      const same = routeTitles.find(({ text }) => entry.title === text || entry.title === '');
      const title = same ? t(same) : shown || entry.id;
      return entry.message === undefined ? title : t({ key: entry.message, text: title });
    },
    [language, t],
  );
}

/** Gives a function for the wording of the row at the top; a collapsed menu has another wording. */
export function useHeaderWording(): (entry: MenuEntry, collapsed: boolean) => string {
  const t = useTranslate();
  return (entry, collapsed) => {
    const wording = (collapsed ? entry.shortMessage : entry.message) ?? (entry.title || entry.id);
    return t({ key: wording, text: visibleText(messageKey.test(wording) ? entry.title : wording) });
  };
}
