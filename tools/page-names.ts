import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { getOwn, ownText } from '../lib/get-own.ts';
import { isString } from '../lib/json.ts';

/**
 * Fills in what the pages must know before any code is loaded: the title of the console, its icon, and the key of the
 * chosen theme in local storage. `folder` is that of the descriptors.
 */
export function pageNames(folder: string): Plugin {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const theme = () => (existsSync(join(folder, 'theme.json')) ? read('theme.json') : undefined);
  return {
    name: 'page-names',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        fillNames(page, { header: read('header.json'), settings: read('console.json'), theme: theme() }),
    },
  };
}

/** The icon as the pages of the engine have it. */
const engineIcon = 'href="/icon.png" type="image/png"';

/** Media types of icons by the ending of their files. */
const iconTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** The page with the names of a console, from its descriptors `header.json`, `console.json` and `theme.json`. */
export function fillNames(
  page: string,
  { header, settings, theme }: Readonly<Record<'header' | 'settings' | 'theme', unknown>>,
): string {
  const title = getOwn(getOwn(header, 'brand'), 'title');
  const names: Readonly<Record<string, unknown>> = {
    '%TITLE%': isString(title) ? title : (getOwn(title, 'text') ?? ''),
    '%THEME_KEY%': `${String(getOwn(getOwn(settings, 'storage'), 'prefix'))}theme`,
  };
  const icon = ownText(theme, 'icon');
  return page
    .replace(/%(TITLE|THEME_KEY)%/g, (name) => escaped(String(names[name])))
    .replace(engineIcon, (engine) => (icon === undefined ? engine : linkAttributes(icon)));
}

function linkAttributes(icon: string): string {
  const type = String(getOwn(iconTypes, extname(icon)) ?? 'image/png');
  return `href="/${escaped(icon)}" type="${type}"`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
