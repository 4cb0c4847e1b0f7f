import { titleOfDescriptor } from '~/codegen/1-parse/part-words';
import { shippedKinds } from '~/codegen/language/kind-table';
import type { Kind } from '~/codegen/language/kinds';
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
  #known: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly title: string }> = new Map();

  /** The descriptors by group and title; `edited` have edits that are not saved, which delete those in `deleted`. */
  of(sources: Sources, edited: ReadonlySet<string>, deleted: ReadonlySet<string>): readonly FileEntry[] {
    const listed = [...sources].flatMap(([file, bytes]) => {
      const identity = shippedKinds.identityOf(file);
      if (!identity) return [];
      const known = this.#known.get(file);
      const isKnown = known && (known.bytes === bytes || !isJson(bytes));
      const title = isKnown ? known.title : titleOfDescriptor(identity.kind, identity.id, jsonIn(bytes));
      return [{ file, bytes, title, kind: identity.kind }];
    });
    const uses = new Map<string, number>();
    for (const { kind, title } of listed) uses.set(`${kind} ${title}`, (uses.get(`${kind} ${title}`) ?? 0) + 1);
    this.#known = new Map(listed.map(({ file, bytes, title }) => [file, { bytes, title }]));
    return listed
      .toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind) || compare(left, right))
      .map(({ file, kind, title }) => ({
        file,
        group: groups[kind],
        title: (uses.get(`${kind} ${title}`) ?? 0) > 1 ? `${title} (${idOfFile(file)})` : title,
        isEdited: edited.has(file),
        ...(deleted.has(file) && { isDeleted: true }),
      }));
  }
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
