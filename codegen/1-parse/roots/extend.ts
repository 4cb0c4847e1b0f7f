import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { locationIn, spanOf } from '../../diagnostics/locate';
import { idOf, valueAt } from '../../language/address';
import { describeLine, describePath, isPublished, ownerName, rankOf } from '../../language/layout';
import type { Descriptor, DescriptorOf, Diagnostic, Path, Written } from '../../language/model';
import { joinDescriptors } from '../parse-descriptor';
import { listAt, member, objectAt, stringAt } from '../read';
import type { Schema, Schemas } from '../schema';
import { findExtensionPoint, type ExtensionPoint } from './extension-points';
import type { JoinCache, JoinedFile, JoinedRoots, ParsedFile } from './join-roots';
import type { Insertion } from './joined-tree';
import { arrange, type Contribution } from './order';

/** What the joining of extensions needs of a compiler. */
interface Language {
  readonly schema: Schema;
  readonly kinds: JoinCache['kinds'];
}

type Extension = DescriptorOf<'extension'>;

/** Descriptors with what extensions add to them, each in the position of the descriptor. */
export function extendAll(all: readonly ParsedFile[], schemas: Schemas, cache: JoinCache): JoinedRoots {
  const extensions = grouped(
    all.flatMap(({ result: { descriptor } }) => (descriptor?.kind === 'extension' ? [descriptor] : [])),
    ({ written }) => stringAt(written, 'extends') ?? '',
  );
  const diagnostics: Diagnostic[] = [];
  const files = all.map((one): ParsedFile => {
    const { descriptor } = one.result;
    const schema = schemas.get(one.identity.kind);
    const added = extensions.get(one.identity.name) ?? [];
    if (!descriptor || !schema || !isExtensible(descriptor)) return one;
    const from = [one.result, ...added];
    const joined = cache.joined(`extended ${one.identity.name}`, from, () =>
      extended(descriptor, added, { schema, kinds: cache.kinds }),
    );
    diagnostics.push(...joined.diagnostics);
    if (added.length === 0) return one;
    const before = one.result.diagnostics;
    const isNew = (found: Diagnostic): boolean =>
      !isPublished(cache.kinds.layout, found.file) && !before.some((known) => isSameFinding(known, found));
    return {
      ...one,
      result: { ...joined.result, diagnostics: [...before, ...joined.result.diagnostics.filter(isNew)] },
    };
  });
  return { files, diagnostics };
}

function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Whether a descriptor has extension points. */
export function isExtensible({ written }: Descriptor): boolean {
  return member(written, 'extensions') !== undefined;
}

function isSameFinding(left: Diagnostic, right: Diagnostic): boolean {
  return (
    left.code === right.code && left.file === right.file && left.line === right.line && left.column === right.column
  );
}

/** A descriptor with its extensions, and what is wrong with where they are added. */
export function extended(target: Descriptor, added: readonly Extension[], { schema, kinds }: Language): JoinedFile {
  const inOrder = added.toSorted(
    (left, right) =>
      orderOf(left) - orderOf(right) ||
      rankOf(kinds.layout, left.file.path) - rankOf(kinds.layout, right.file.path) ||
      (left.id < right.id ? -1 : 1),
  );
  const joining = new Joining(target, { schema, kinds });
  joining.addNames(inOrder);
  joining.addEntries(inOrder);
  const { insertions, diagnostics } = joining;
  const result = joinDescriptors([target, ...inOrder], insertions, schema);
  return { result, diagnostics };
}

function orderOf({ authored }: Extension): number {
  return authored.order ?? 0;
}

/** Collects what extensions insert into a descriptor. */
class Joining {
  readonly insertions: Insertion[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #target: Descriptor;
  readonly #kinds: JoinCache['kinds'];
  /** The entries whose ids are taken. */
  readonly #doubles = new Map<Extension | undefined, ReadonlySet<number>>();
  readonly #points = new Map<string, ExtensionPoint>();

  constructor(target: Descriptor, { schema, kinds }: Language) {
    this.#target = target;
    this.#kinds = kinds;
    for (const address of Object.keys(objectAt(target.written, 'extensions'))) {
      const point = findExtensionPoint(target.written, schema, address);
      if (point) this.#points.set(address, point);
      else {
        const found = finding('extension/no-list', { address });
        this.diagnostics.push(diagnose(target, ['extensions', address], { ...found, key: true }));
      }
    }
  }

  /** Sources and values, which all expressions of the descriptor can read. */
  addNames(added: readonly Extension[]): void {
    for (const group of ['sources', 'values'] as const) {
      const known = new Map<string, Written>();
      for (const name of Object.keys(objectAt(this.#target.written, group))) known.set(name, this.#target);
      for (const from of added) {
        for (const name of Object.keys(objectAt(from.written, group))) {
          const other = known.get(name);
          const ownPath = [group, name];
          if (other) this.#reportDouble(from, ownPath, { what: `name "${name}"`, other, otherPath: ownPath });
          else this.insertions.push({ from, ownPath, into: [group], at: name });
          known.set(name, other ?? from);
        }
      }
    }
  }

  /** Deeper lists first: an entry moves the paths below its own list alone. */
  addEntries(added: readonly Extension[]): void {
    const byPoint = grouped(added, (one) => this.#pointOf(one));
    const points = [...byPoint.keys()].flatMap((point) => point ?? []);
    for (const point of points.toSorted((left, right) => right.path.length - left.path.length)) {
      this.#addTo(point, byPoint.get(point) ?? []);
    }
  }

  #pointOf(extension: Extension): ExtensionPoint | undefined {
    const { layout } = this.#kinds;
    const at = stringAt(extension.written, 'at');
    const point = this.#points.get(at ?? '');
    const declared = Object.keys(objectAt(this.#target.written, 'extensions'));
    if (at !== undefined && !declared.includes(at)) {
      const { path } = this.#target.file;
      const found = finding('extension/point', {
        at,
        file: describePath(layout, path),
        owner: ownerName(layout, path),
      });
      this.diagnostics.push(diagnose(extension, ['at'], { ...found, ...suggest(at, declared.filter(isSameList(at))) }));
    }
    return point;
  }

  #addTo({ path, ids }: ExtensionPoint, added: readonly Extension[]): void {
    const contributions = this.#contributionsTo(path, ids, added);
    const { entries, unknown, circular } = arrange(ids, contributions);
    const doubles = this.#doubles;
    const present = entries.filter(({ by, index }) => by === undefined || !doubles.get(added[by])?.has(index));
    for (const [at, { by, index }] of present.entries()) {
      const from = by === undefined ? undefined : added[by];
      if (from) this.insertions.push({ from, ownPath: ['add', index], into: path, at });
    }
    for (const by of unknown) this.#reportAnchor(added[by], contributions);
    const names = circular.flatMap((by) => added[by]?.id ?? []).join(', ');
    for (const by of circular.slice(0, 1)) {
      const from = added[by];
      if (from) this.diagnostics.push(diagnose(from, anchorPath(from), finding('extension/order.circle', { names })));
    }
  }

  #contributionsTo(
    path: Path,
    ids: readonly (string | undefined)[],
    added: readonly Extension[],
  ): readonly Contribution[] {
    const known = new Map<string | undefined, { readonly other: Written; readonly otherPath: Path }>();
    for (const [index, id] of ids.entries()) known.set(id, { other: this.#target, otherPath: [...path, index] });
    return added.map((from) => {
      const { after, before } = from.authored;
      if (after !== undefined && before !== undefined) {
        this.diagnostics.push(diagnose(from, ['before'], { ...finding('extension/order.both'), key: true }));
      }
      const entries = listAt(from.written, 'add').map((entry) => idOf(entry));
      for (const [index, id] of entries.entries()) {
        const double = id === undefined ? undefined : known.get(id);
        const ownPath = ['add', index];
        if (double) {
          this.#doubles.set(from, new Set([...(this.#doubles.get(from) ?? []), index]));
          this.#reportDouble(from, ownPath, { what: `id "${id}"`, ...double });
        } else known.set(id, { other: from, otherPath: ownPath });
      }
      return { ids: entries, after, before };
    });
  }

  #reportAnchor(from: Extension | undefined, contributions: readonly Contribution[]): void {
    if (!from) return;
    const { at = '', after, before } = from.authored;
    const list = [...(this.#points.get(at)?.ids ?? []), ...contributions.flatMap(({ ids }) => ids)];
    const found = finding('extension/order.unknown', { id: after ?? before ?? '', at });
    const names = list.flatMap((id) => id ?? []);
    this.diagnostics.push(diagnose(from, anchorPath(from), { ...found, ...suggest(after ?? before ?? '', names) }));
  }

  #reportDouble(
    from: Extension,
    path: Path,
    { what, other, otherPath }: { readonly what: string; readonly other: Written; readonly otherPath: Path },
  ): void {
    const { layout } = this.#kinds;
    const { file, line } = locationIn(other.file, spanOf(other.root, otherPath).offset);
    const owners = { owner: ownerName(layout, from.file.path), otherOwner: ownerName(layout, file) };
    const isName = typeof path.at(-1) === 'string';
    const found = finding('extension/duplicate', { what, other: describeLine(layout, { file, line }), ...owners });
    const hasId = valueAt(from.written, [...path, 'id']) !== undefined;
    const at = hasId ? [...path, 'id'] : path;
    this.diagnostics.push(diagnose(from, at, { ...found, ...(isName && { key: true }) }));
  }
}

/** Whether an address leads to a list of the same name as another one, or of one that is spelt alike. */
function isSameList(at: string): (address: string) => boolean {
  const nameIn = (address: string): string => address.slice(address.lastIndexOf('.') + 1);
  return (address) => nameIn(address) === nameIn(at) || didYouMean(nameIn(at), [nameIn(address)]) !== undefined;
}

function anchorPath({ authored }: Extension): Path {
  return [authored.after === undefined ? 'before' : 'after'];
}
