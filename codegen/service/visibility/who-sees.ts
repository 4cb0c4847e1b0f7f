import {
  conditionOfWays,
  globalsOf,
  solve,
  waysTo,
  type Solution,
  type Way,
  type WayCondition,
} from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { locationIn, spanOf } from '../../diagnostics/locate';
import type { Descriptor, Path } from '../../language/model';
import { coverOf, type Row } from './cover';
import { describeChoices } from './words';

/** Where a condition is written. Line and column count from 1. */
export interface Written {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A condition that a part depends on. */
export interface ConditionWritten extends Written {
  /** The part that it belongs to, as the pointer of its JSON. */
  readonly from: string;
}

/** A row of a decision table: where all of `when` hold, the part is visible or is not. */
export interface TableRow {
  readonly visible: boolean;
  readonly when: readonly string[];
}

/** Who sees a part, for all data: exact, but that different paths of answers count as independent of each other. */
export interface WhoSees {
  readonly conditions: readonly ConditionWritten[];
  /** Rows for where it is visible and rows for where it is not, as few as can be; empty if there would be thousands. */
  readonly table: readonly TableRow[];
  readonly never: boolean;
  readonly always: boolean;
  readonly sentence: string;
}

/** Who sees the part at a path of a descriptor, and under which conditions. */
export function whoSees(project: Project, descriptor: Descriptor, path: Path): WhoSees {
  const ways = waysTo(project, descriptor, path);
  const conditions = conditionsOf(ways);
  const solution = solve([conditionOfWays(ways)], globalsOf(project));
  const rows = solution && rowsOf(solution);
  if (!rows)
    return {
      conditions,
      table: [],
      never: false,
      always: false,
      sentence: 'It depends on too many things for a table.',
    };
  const [visible, hidden] = rows;
  const [never, always] = [visible.length === 0, hidden.length === 0];
  const table = [
    ...visible.map((when) => ({ visible: true, when })),
    ...hidden.map((when) => ({ visible: false, when })),
  ];
  return { conditions, table, never, always, sentence: sentenceOf(visible, hidden) };
}

/** Where a condition is written, and what it belongs to. */
function locatedCondition({ text, descriptor, path }: WayCondition): ConditionWritten {
  const { file, root, joined } = descriptor;
  const from = (joined?.ownPath(path) ?? path).slice(0, -1).map((step) => `/${step}`);
  return { text, ...locationIn(file, spanOf(root, path).offset), from: from.join('') };
}

function conditionsOf(ways: readonly Way[]): readonly ConditionWritten[] {
  const written = ways.flatMap(({ conditions }) => conditions.map(locatedCondition));
  return [...new Map(written.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()];
}

/** Where the condition holds, and where it does not, in words. */
function rowsOf({ diagrams, variables, conditions }: Solution): readonly [Rows, Rows] | undefined {
  const [diagram] = conditions;
  const widths = variables.map(({ choices }) => choices.length);
  const describeRow = (row: Row): readonly string[] =>
    [...row].flatMap(([position, choices]) => {
      const variable = variables[position];
      return variable ? [describeChoices(variable, choices)] : [];
    });
  const rows = [true, false].map((wanted) => {
    const isWanted = diagram && diagrams.apply((value) => (value === true) === wanted, [diagram]);
    return isWanted && coverOf(isWanted, diagrams, widths)?.map(describeRow);
  });
  const [visible, hidden] = rows;
  return visible && hidden && [visible, hidden];
}

type Rows = readonly (readonly string[])[];

function sentenceOf(visible: Rows, hidden: Rows): string {
  if (visible.length === 0) return 'Nobody sees this.';
  if (hidden.length === 0) return 'Everybody sees this.';
  // One exception is easier to read than what is left without it.
  const [exception = '', ...further] = hidden.flat();
  const isException = further.length === 0 && visible.flat().join().includes(' not ') && !exception.includes(' not ');
  if (isException) return `Visible unless ${exception}.`;
  return `Visible ${visible.map((when) => `if ${when.join(' and ')}`).join(', or ')}.`;
}
