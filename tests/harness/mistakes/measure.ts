import type { Compiler } from '~/codegen/compile';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import { positionOf, sourceFile } from '~/codegen/diagnostics/locate';
import { groups } from './groups';
import { choose, worldOf, type Edit, type Mistake, type World } from './world';

/** What the compiler says about a mistake. */
export interface Verdict {
  readonly group: string;
  readonly kind: string;
  readonly mistake: Mistake;
  readonly found: readonly Diagnostic[];
  readonly isCaught: boolean;
  readonly isExact: boolean;
  /** Absent where there is no one right answer. */
  readonly isRight?: boolean;
  /** More than one diagnostic. */
  readonly isCascade: boolean;
}

/** Makes some mistakes of each group, or of the group `only`, and asks the compiler about each. */
export function* measure(
  compiler: Compiler,
  sources: Sources,
  seed: string,
  perGroup: number,
  only = '',
): Iterable<Verdict> {
  const world = worldOf(compiler, sources, seed);
  const known = new Set(compiler.check(sources).diagnostics.map(keyOf));
  for (const [group, kinds] of Object.entries(groups)) {
    if (only !== '' && group !== only) continue;
    for (const [kind, mistake] of pick(world, kinds, perGroup)) {
      const { diagnostics } = compiler.check(applied(sources, mistake));
      const found = diagnostics.filter((one) => !known.has(keyOf(one)) && !isForTranslators(one, mistake));
      yield { group, kind, mistake, ...verdictOf(sources, mistake, found) };
    }
  }
}

/** The same number of mistakes of each kind, as far as that can be. */
function pick(
  world: World,
  kinds: Readonly<Record<string, (world: World) => Iterable<Mistake>>>,
  count: number,
): readonly (readonly [string, Mistake])[] {
  const chosen = Object.entries(kinds).map(([kind, make]) =>
    choose(world.next, [...make(world)], count).map((mistake) => [kind, mistake] as const),
  );
  const rounds = Array.from({ length: count }, (_, round) => chosen.flatMap((of) => of.slice(round, round + 1)));
  return rounds.flat().slice(0, count);
}

/** The sources with a mistake in them. */
function applied(sources: Sources, { file, offset, length, text }: Edit): Sources {
  const before = new TextDecoder().decode(sources.get(file));
  const after = before.slice(0, offset) + text + before.slice(offset + length);
  return new Map(sources).set(file, new TextEncoder().encode(after));
}

function isForTranslators({ file, severity }: Diagnostic, mistake: Mistake): boolean {
  return severity === 'warning' && file.includes('/messages/') && file !== mistake.file;
}

function keyOf({ file, message }: Diagnostic): string {
  return `${file} ${message}`;
}

function verdictOf(sources: Sources, mistake: Mistake, found: readonly Diagnostic[]) {
  const changed = new TextDecoder().decode(applied(sources, mistake).get(mistake.file));
  const [from, to] = [mistake.offset, mistake.offset + mistake.text.length];
  const shift = mistake.text.length - mistake.length;
  const moved = (offset: number): number => (offset > mistake.offset ? offset + shift : offset);
  const { also } = mistake;
  const lineOf = (offset: number): number => positionOf(sourceFile(mistake.file, changed), offset).line;
  const ranges = [
    [from, to] as const,
    ...(also ? [[moved(also.offset), moved(also.offset + also.length)] as const] : []),
  ];
  const isAt = ({ file, line }: Diagnostic): boolean =>
    file === mistake.file && ranges.some(([start, end]) => lineOf(start) <= line && line <= lineOf(end));
  const { right } = mistake;
  return {
    found,
    isCaught: found.length > 0,
    isExact: found.some((one) => mistake.hasTwoEnds === true || isAt(one)),
    isCascade: found.length > 1,
    ...(right !== undefined && { isRight: found.some((one) => isAt(one) && corrects(changed, one, right)) }),
  };
}

function corrects(changed: string, { fix, hint = '' }: Diagnostic, right: string): boolean {
  const corrected = fix && changed.slice(0, fix.offset) + fix.text + changed.slice(fix.offset + fix.length);
  return (corrected !== undefined && fix?.text.includes(right)) || hint.includes(`"${right}"`);
}
