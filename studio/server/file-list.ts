import { titleOfDescriptor } from '~/codegen/1-parse/part-words';
import type { KindTable } from '~/codegen/language/kind-table';
import type { Kind } from '~/codegen/language/kinds';
import { isOwnRoot, isPublished, rootOf, type Layout } from '~/codegen/language/layout';
import type { Sources } from '~/codegen/language/model';
import { parseJson } from '~/lib/json';
import type { FileEntry } from '../protocol';
import { idOfFile } from './descriptors';

/** What people call the files of a kind, in the order of the list. */
const groups: Readonly<Record<Kind, string>> = {
  screen: 'Screens',
  drawer: 'Drawers',
  extension: 'Extensions',
  dialog: 'Dialogs',
  form: 'Forms',
  panel: 'Panels',
  response: 'Responses',
  'response-operations': 'Responses',
  picture: 'Pictures',
  scale: 'Scales',
  messages: 'Texts',
  route: 'Routes',
  predicates: 'Conditions',
  vocabulary: 'Conditions',
  header: 'Frame of the console',
  theme: 'Frame of the console',
  banners: 'Frame of the console',
  'startup-dialogs': 'Frame of the console',
  errors: 'Errors',
  console: 'Settings',
  engine: 'Settings',
  checks: 'Settings',
  scenarios: 'Scenarios',
};

const order = Object.keys(groups);

/** Lists the descriptors among the sources. What did not change since the last time is not read again. */
export class FileList {
  readonly #kinds: KindTable;
  #known: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly title: string }> = new Map();

  constructor(kinds: KindTable) {
    this.#kinds = kinds;
  }

  /**
   * The descriptors by group and title; `edited` has the revisions of edits that are not saved, which delete those in
   * `deleted`.
   */
  of(sources: Sources, edited: ReadonlyMap<string, string>, deleted: ReadonlySet<string>): readonly FileEntry[] {
    const { layout } = this.#kinds;
    const listed = [...sources].flatMap(([file, bytes]) => {
      // Of a published root only what others may name is here, and no file.
      const identity = isPublished(layout, file) ? undefined : this.#kinds.identityOf(file);
      if (!identity) return [];
      const known = this.#known.get(file);
      const isKnown = known && (known.bytes === bytes || !isJson(bytes));
      const title = isKnown ? known.title : titleOfDescriptor(identity.kind, identity.id, jsonIn(bytes));
      return [{ file, bytes, title, ...identity }];
    });
    const uses = countsOf(listed.flatMap(({ kind, title, name }) => [`${kind} ${title}`, name]));
    this.#known = new Map(listed.map(({ file, bytes, title }) => [file, { bytes, title }]));
    return listed
      .toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind) || compare(left, right))
      .map(({ file, kind, name, title }) => ({
        file,
        ...rootAndName(layout, file, name),
        group: groups[kind],
        // Files that several roots bring to one descriptor have one title: their owners tell which is which.
        title: uses(`${kind} ${title}`) > uses(name) ? `${title} (${idOfFile(file)})` : title,
        isEdited: edited.has(file),
        ...(edited.has(file) && { edit: edited.get(file) ?? '' }),
        ...(deleted.has(file) && { isDeleted: true }),
      }));
  }
}

/** By which name the address knows a file, and whose it is. A name with a colon begins with that of another root. */
function rootAndName(layout: Layout, file: string, name: string): Pick<FileEntry, 'name' | 'root' | 'owner'> {
  const root = rootOf(layout, file);
  const owner = root?.owner && { owner: root.owner };
  return root && !isOwnRoot(layout, file)
    ? { name: `${root.name}:${name}`, root: root.name, ...owner }
    : { name, ...owner };
}

/** How often each name is there. */
function countsOf(names: readonly string[]): (name: string) => number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => counts.get(name) ?? 0;
}

function compare(left: { readonly title: string }, right: { readonly title: string }): number {
  return alphabet.compare(left.title, right.title);
}

const alphabet = new Intl.Collator('en');

function jsonIn(bytes: Uint8Array): unknown {
  return parseJson(new TextDecoder().decode(bytes));
}

function isJson(bytes: Uint8Array): boolean {
  return jsonIn(bytes) !== undefined;
}
