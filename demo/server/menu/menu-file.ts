import { parseJson } from '~/lib/json';
import schema from '../../data/menu.schema.json' with { type: 'json' };
import { jsonCheck } from '../json-check';

/** An entry that opens a screen; the key is one of a route. */
export interface MenuLeaf {
  readonly key: number;
  readonly title: string;
  readonly icon?: string;
  readonly info?: string;
  readonly divider?: true;
  readonly mark?: 'preview' | 'soon' | 'hidden' | 'pre-release';
}

/** Entries under a title. */
export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly icon?: string;
  readonly children: readonly (MenuLeaf | MenuGroup)[];
}

/** The menu of an account with all rights: `demo/data/menu.json`. */
export interface Menu {
  readonly header: string;
  readonly entries: readonly (MenuLeaf | MenuGroup)[];
}

const check = jsonCheck<Menu>(schema);

/** Reads the text of the menu; throws what is wrong with it. */
export function readMenu(text: string): Menu {
  const value = parseJson(text);
  if (check.is(value)) return value;
  throw new Error(`demo/data/menu.json: ${value === undefined ? 'This is no JSON' : check.problems(value).join('; ')}`);
}
