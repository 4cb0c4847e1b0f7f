import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { getOwn } from '../lib/get-own.ts';
import { isString } from '../lib/json.ts';

/**
 * Fills in what the pages must know before any code is loaded: the title of the console, and the key of the theme in
 * local storage. `folder` is that of the descriptors.
 */
export function pageNames(folder: string): Plugin {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    name: 'page-names',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => fillNames(page, { header: read('header.json'), settings: read('console.json') }),
    },
  };
}

/** The page with the names of a console, from its descriptors `header.json` and `console.json`. */
export function fillNames(
  page: string,
  { header, settings }: Readonly<Record<'header' | 'settings', unknown>>,
): string {
  const title = getOwn(getOwn(header, 'brand'), 'title');
  const names: Readonly<Record<string, unknown>> = {
    '%TITLE%': isString(title) ? title : (getOwn(title, 'text') ?? ''),
    '%THEME_KEY%': `${String(getOwn(getOwn(settings, 'storage'), 'prefix'))}theme`,
  };
  return page.replace(/%(TITLE|THEME_KEY)%/g, (name) => escaped(String(names[name])));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
