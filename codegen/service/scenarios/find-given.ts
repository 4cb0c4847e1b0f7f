import {
  conditionOfWays,
  conditionWrittenAt,
  declaredPaths,
  freePaths,
  globalsOf,
  solve,
  type ConditionVariable,
  type Solution,
  type Syntax,
  type Way,
  type WayCondition,
} from '../../2-analyze/analysis';
import { pointerOf } from '../../diagnostics/locate';
import type { Descriptor, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { coverOf, type Row } from '../visibility/cover';
import { describeChoices } from '../visibility/words';
import { GivenBuilder, type Given } from './given';
import { Reader, waysInScenarios } from './reader';
import { personaOf } from './run-scenarios';

/** What a scenario can expect of a part. */
export type PartState = 'visible' | 'hidden' | 'enabled' | 'disabled';

/** An account and answers, and what they mean in words. */
export interface FoundGiven extends Given {
  readonly title: string;
}

/** More rows of a decision table are not tried. */
const maxRows = 50;

/** An account and answers for which a part is in a state; nothing if none was found. */
export function findGiven(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  state: PartState,
): FoundGiven | undefined {
  const enabledWhen = conditionWrittenAt(project, descriptor, [...path, 'enabledWhen'])?.syntax ?? always;
  const ways = waysInScenarios(project, descriptor, path);
  const around = ways.map((way) => ({ ...way, conditions: way.conditions.filter((one) => !isOf(path, one)) }));
  const conditions = [conditionOfWays(ways), enabledWhen, conditionOfWays(around), calls(project, descriptor, ways)];
  const solution = solve(conditions, globalsOf(project));
  for (const row of solution ? rowsFor(solution, state) : []) {
    const found = giveRow(project, descriptor, solution?.variables ?? [], row);
    const reader = new Reader(project, descriptor, personaOf(descriptor, found.account, found.answers));
    if (isIn(state, reader.visibility(path).visible, () => reader.enabled(path).visible)) return found;
  }
  return undefined;
}

const always: Syntax = { is: 'literal', value: true, start: 0, end: 0 };

function isIn(state: PartState, isVisible: boolean, isEnabled: () => boolean): boolean {
  if (state === 'visible' || state === 'hidden') return isVisible === (state === 'visible');
  return isVisible && isEnabled() === (state === 'enabled');
}

/** The condition under which all sources are called that conditions read. */
function calls(project: Project, descriptor: Descriptor, ways: readonly Way[]): Syntax {
  const heads = new Set(
    ways.flatMap(({ conditions }) => conditions.flatMap(({ syntax }) => freePaths(syntax).map(([head]) => head))),
  );
  const operands = [...declaredPaths(project, descriptor, 'sources')].flatMap(([name, path]) => {
    const when = heads.has(name) ? conditionWrittenAt(project, descriptor, [...path, 'when']) : undefined;
    return when ? [when.syntax] : [];
  });
  return { is: 'binary', operator: '&&', operands: [always, ...operands], start: 0, end: 0 };
}

function isOf(path: Path, condition: WayCondition): boolean {
  return pointerOf(condition.path.slice(0, -1)) === pointerOf(path);
}

/**
 * The rows of the decision table in which a part is in a state, those with few conditions first. A hidden part is
 * hidden by its own condition, if it can be: what is around it is there.
 */
function rowsFor(solution: Solution, state: PartState): readonly Row[] {
  const inState = (visible: unknown, enabled: unknown) => isIn(state, visible === true, () => enabled === true);
  const byItself = rowsWhere(
    solution,
    (visible, enabled, around, called) => around === true && called === true && inState(visible, enabled),
  );
  return byItself.length > 0 ? byItself : rowsWhere(solution, inState);
}

function rowsWhere({ diagrams, variables, conditions }: Solution, isWanted: (...values: unknown[]) => boolean) {
  const widths = variables.map(({ choices }) => choices.length);
  const rows = coverOf(diagrams.apply(isWanted, conditions), diagrams, widths) ?? [];
  return rows.toSorted((left, right) => left.size - right.size).slice(0, maxRows);
}

/** Gives each variable of a row one of its choices. */
function giveRow(
  project: Project,
  descriptor: Descriptor,
  variables: readonly ConditionVariable[],
  row: Row,
): FoundGiven {
  const builder = new GivenBuilder(project, descriptor);
  const words: string[] = [];
  for (const [position, chosen] of row) {
    const variable = variables[position];
    const choice = variable?.choices.filter((_, index) => chosen.has(index)).toSorted(byUse)[0];
    if (!variable || !choice) continue;
    builder.choose(variable, choice);
    words.push(describeChoices(variable, chosen));
  }
  return { ...builder.given, title: words.length > 0 ? `If ${words.join(' and ').replaceAll('`', '')}` : 'Always' };
}

const order = ['value', 'between', 'other', 'wrong', 'absent'] as const;

function byUse(left: ConditionVariable['choices'][number], right: typeof left): number {
  return order.indexOf(left.is) - order.indexOf(right.is);
}
