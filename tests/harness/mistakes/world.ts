import type { Node } from 'jsonc-parser';
import { integer, seeded, type Random } from '~/demo/company/random';
import type { Project } from '~/codegen/1-parse/project';
import type { Schema, Schemas } from '~/codegen/1-parse/schema';
import { expressionsOf, type Syntax, type TypeEnvironment } from '~/codegen/2-analyze/analysis';
import type { Compiler } from '~/codegen/compile';
import type { Descriptor, Json, MarkedValue, Path, Sources } from '~/codegen/language/model';
import { schemasAt } from '~/codegen/service/schemas-at';

/** The project in which mistakes are made. */
export interface World {
  readonly sources: Sources;
  readonly project: Project;
  readonly schemas: Schemas;
  readonly next: Random;
}

/** One change of one file. */
export interface Edit {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A change that is a mistake, and what its diagnostic should be. */
export interface Mistake extends Edit {
  /** What the correction writes, if there is one right answer. */
  readonly right?: string;
  /** Where else the diagnostic may be: a stretch of the text before the change. */
  readonly also?: { readonly offset: number; readonly length: number };
  /** Two parts contradict each other, and the other one may be meant: any position is right. */
  readonly hasTwoEnds?: true;
}

/** A value in a descriptor. */
export interface Site {
  readonly descriptor: Descriptor;
  readonly path: Path;
  readonly value: Json;
  readonly node: Node;
  /** The name of the property, if it is one. */
  readonly key: Node | undefined;
  /** The property with its name, or the value. */
  readonly whole: Node;
  readonly schemas: readonly Schema[];
}

/** An expression and its position in its file. */
export interface ExpressionSite {
  readonly descriptor: Descriptor;
  readonly marked: MarkedValue;
  readonly text: string;
  readonly syntax: Syntax;
  readonly environment: TypeEnvironment;
  /** Offset of the first character of the expression. */
  readonly offset: number;
}

/** The project in which mistakes are made, as a compiler reads it. */
export function worldOf(compiler: Compiler, sources: Sources, seed: string): World {
  const { project, schemas } = compiler.check(sources);
  return { sources, project, schemas, next: seeded(seed) };
}

/** All values of all descriptors but scenarios and translations, in the order of the files. */
export function sitesOf(world: World): readonly Site[] {
  const known = sitesOfWorld.get(world) ?? [...allSites(world)];
  sitesOfWorld.set(world, known);
  return known;
}

const sitesOfWorld = new WeakMap<World, readonly Site[]>();

function* allSites({ project, schemas }: World): Iterable<Site> {
  for (const descriptor of project.descriptors) {
    const schema = schemas.get(descriptor.kind);
    if (!schema || descriptor.kind === 'messages' || descriptor.kind === 'scenarios') continue;
    const below = function* (node: Node, path: Path, value: Json, key?: Node): Iterable<Site> {
      const whole = key && node.parent ? node.parent : node;
      yield { descriptor, path, value, node, key, whole, schemas: schemasAt(schema, descriptor.value, path) };
      for (const [index, child] of (node.children ?? []).entries()) {
        if (Array.isArray(value)) yield* below(child, [...path, index], value[index] ?? null);
        const [name, inner] = child.children ?? [];
        if (node.type !== 'object' || !name || !inner || typeof value !== 'object' || value === null) continue;
        const step = String(name.value);
        const member: Json = Object.entries(value).find(([one]) => one === step)?.[1] ?? null;
        yield* below(inner, [...path, step], member, name);
      }
    };
    yield* below(descriptor.root, [], descriptor.value);
  }
}

/** All expressions of all descriptors, but those with escaped characters. */
export function expressionSitesOf(world: World): readonly ExpressionSite[] {
  const known = expressionsOfWorld.get(world) ?? [...allExpressions(world)];
  expressionsOfWorld.set(world, known);
  return known;
}

const expressionsOfWorld = new WeakMap<World, readonly ExpressionSite[]>();

function* allExpressions(world: World): Iterable<ExpressionSite> {
  const nodes = new Map(sitesOf(world).map((site) => [keyOf(site.descriptor, site.path), site.node]));
  for (const descriptor of world.project.descriptors) {
    for (const [marked, { text, syntax, environment }] of expressionsOf(world.project, descriptor)) {
      const node = nodes.get(keyOf(descriptor, marked.path));
      if (!syntax || !node || descriptor.file.text.slice(node.offset + 1, node.offset + 1 + text.length) !== text)
        continue;
      yield { descriptor, marked, text, syntax, environment, offset: node.offset + 1 };
    }
  }
}

function keyOf({ file }: Descriptor, path: Path): string {
  return `${file.path} ${path.join('/')}`;
}

/** A word with one slip: a letter lost, doubled, swapped with its neighbour, or wrong. None of `known`. */
export function misspelt(next: Random, word: string, known: Iterable<string> = []): string {
  const taken = new Set([...known, word]);
  for (let tries = 0; tries < 40; tries += 1) {
    const at = integer(next, word.length > 3 ? 1 : 0, word.length - 2);
    const [before, letter = '', other = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    if (!/[A-Za-z]/.test(letter) || !/[A-Za-z]/.test(other)) continue;
    const slips = [before + other + after, before + letter + letter + other + after, before + other + letter + after];
    const slip = [...slips, `${before}${letter === 'q' ? 'w' : 'q'}${other}${after}`][integer(next, 0, 3)] ?? word;
    if (!taken.has(slip)) return slip;
  }
  return `${word}x`;
}

/** Some of the entries, each at most once, chosen at random. */
export function choose<T>(next: Random, entries: readonly T[], count: number): readonly T[] {
  const left = [...entries];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(integer(next, 0, left.length - 1), 1));
  return chosen;
}
