import type { Project } from '../../1-parse/project';
import type { Descriptor, Path, Sources } from '../../language/model';
import { whoSees } from '../visibility/who-sees';
import { describeDifference, differencesBetween } from './differences';
import { matchParts, movedIn, type Matched } from './match';
import { nameOf, partsOf, type Part } from './part';
import { describeTranslations, isOfTranslations } from './translations';

/** Something that is different in a project than before. */
export interface Change {
  /** Path from the root of the project. */
  readonly file: string;
  /** The part, in the state after the change, or before it if the part is gone. */
  readonly path: Path;
  /** What has changed: `Drawer url, tab Basic: field Registrant name added.` */
  readonly sentence: string;
  /** Who sees the part now, where that is new. */
  readonly visibility?: string;
}

/** The sources of a project, and what could be parsed of them. */
export interface ParsedSources {
  readonly sources: Sources;
  readonly project: Project;
}

/** What is different between two states of a project, in the order of its files and their parts. */
export function describeChanges(before: ParsedSources, after: ParsedSources): readonly Change[] {
  const filesOf = ({ project }: ParsedSources) => new Map(project.descriptors.map((one) => [one.file.path, one]));
  const [was, is] = [filesOf(before), filesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((file): readonly Change[] => {
    const [old, now] = [was.get(file), is.get(file)];
    // A file that is no JSON is not gone: the check says what is wrong with it.
    if (!old) return now && !before.sources.has(file) ? [{ file, path: [], sentence: `${titleOf(now)} added.` }] : [];
    if (!now) return after.sources.has(file) ? [] : [{ file, path: [], sentence: `${titleOf(old)} removed.` }];
    if (old.file.text === now.file.text) return [];
    const comparison = new Comparison(
      { project: before.project, descriptor: old },
      { project: after.project, descriptor: now },
    );
    return [...comparison.changes(), ...describeTranslations(old, now).map((one) => ({ file, ...one }))];
  });
}

function titleOf({ kind, id }: Descriptor): string {
  const words = kind === id ? kind : `${kind} ${id}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface State {
  readonly project: Project;
  readonly descriptor: Descriptor;
}

/** The two states of one descriptor. */
class Comparison {
  readonly #before: State;
  readonly #after: State;
  readonly #matched: Matched;
  readonly #keyBefore: ReadonlyMap<Part, Part>;

  constructor(before: State, after: State) {
    this.#before = before;
    this.#after = after;
    this.#matched = matchParts(partsOf(before.descriptor), partsOf(after.descriptor));
    this.#keyBefore = new Map(this.#matched.same.map(([was, is]) => [is, was]));
  }

  changes(): readonly Change[] {
    const { same, added, removed } = this.#matched;
    // A part that came or went is one change, whatever is in it.
    const isInside = (part: Part, list: readonly Part[]) => part.parent !== undefined && list.includes(part.parent);
    return [
      ...removed.filter((part) => !isInside(part, removed)).map((part) => this.#gone(part)),
      ...added.filter((part) => !isInside(part, added)).map((part) => this.#came(part)),
      ...same.flatMap(([was, is]) => [...this.#moved(was, is), ...this.#edited(was, is)]),
      ...this.#reordered(),
    ];
  }

  #change(part: Part, sentence: string, visibility?: string): Change {
    const { path } = this.#after.descriptor.file;
    return { file: path, path: part.path, sentence, ...(visibility !== undefined && { visibility }) };
  }

  #came(part: Part): Change {
    return this.#change(part, `${this.#around(part)}: ${nameOf(part)} added.`, sentenceFor(this.#after, part));
  }

  #gone(part: Part): Change {
    return this.#change(part, `${this.#around(part)}: ${nameOf(part)} removed.`);
  }

  #moved(was: Part, is: Part): readonly Change[] {
    const { parent } = is;
    if (!parent || this.#keyBefore.get(parent) === was.parent) return [];
    const from = was.parent?.kind ? ` from ${nameOf(was.parent)}` : '';
    return [this.#change(is, `${this.#around(is)}: ${nameOf(is)} moved here${from}.`)];
  }

  #edited(was: Part, is: Part): readonly Change[] {
    const all = differencesBetween(was.properties, is.properties);
    const differences = all.filter((one) => !isOfTranslations(this.#after.descriptor, one));
    if (differences.length === 0) return [];
    const [before, after] = [sentenceFor(this.#before, was), sentenceFor(this.#after, is)];
    const words = differences.map(describeDifference).join('; ');
    return [this.#change(is, `${this.#self(is)}: ${words}.`, before === after ? undefined : after)];
  }

  #reordered(): readonly Change[] {
    const lists = new Map<string, (readonly [was: Part, is: Part])[]>();
    for (const pair of this.#matched.same) {
      const [was, is] = pair;
      if (!is.parent || this.#keyBefore.get(is.parent) !== was.parent || typeof is.path.at(-1) !== 'number') continue;
      const list = is.path.slice(0, -1).join('/');
      lists.set(list, [...(lists.get(list) ?? []), pair]);
    }
    return [...lists.values()].flatMap((pairs) => {
      const inOrder = pairs.toSorted(([, left], [, right]) => positionOf(left) - positionOf(right));
      const moved = movedIn(inOrder.map(([was]) => positionOf(was)));
      return [...moved].flatMap((index) => {
        const [part, neighbour] = [inOrder[index]?.[1], inOrder[index - 1]?.[1]];
        const where = neighbour ? `behind ${nameOf(neighbour)}` : 'to the front';
        return part ? [this.#change(part, `${this.#around(part)}: ${nameOf(part)} moved ${where}.`)] : [];
      });
    });
  }

  /** The descriptor and the parts around a part: `Drawer url, tab Basic`. */
  #around({ parent }: Part): string {
    return parent ? this.#self(parent) : titleOf(this.#after.descriptor);
  }

  #self(part: Part): string {
    return part.parent ? `${this.#around(part)}, ${nameOf(part)}` : titleOf(this.#after.descriptor);
  }
}

function positionOf({ path }: Part): number {
  return Number(path.at(-1));
}

function sentenceFor({ project, descriptor }: State, { path }: Part): string {
  return whoSees(project, descriptor, path).sentence;
}
