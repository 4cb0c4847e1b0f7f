import type { Diagram, Diagrams } from '../../2-analyze/analysis';

/** For some variables the choices that they must have, by their positions. */
export type Row = ReadonlyMap<number, ReadonlySet<number>>;

/** More rows than a person reads; then there is no table. */
const maxPaths = 2000;

/**
 * The rows of a decision table: a diagram over true and false is true where one of them fits, and nowhere else. Each
 * row says as little as possible, and none follows from the others. Nothing if there would be too many.
 *
 * @param widths the number of choices of each variable
 */
export function coverOf(diagram: Diagram, diagrams: Diagrams, widths: readonly number[]): readonly Row[] | undefined {
  const paths = pathsToTrue(diagram);
  if (!paths) return undefined;
  const rows = new Map<string, Row>();
  for (const path of paths) {
    const row = widened(path, diagram, widths);
    rows.set(JSON.stringify([...row].map(([variable, choices]) => [variable, [...choices].sort()])), row);
  }
  return withoutImplied([...rows.values()], diagrams, widths);
}

function pathsToTrue(diagram: Diagram): readonly Row[] | undefined {
  const paths: Row[] = [];
  const visit = (node: Diagram, row: Row): void => {
    if (paths.length > maxPaths) return;
    if ('value' in node) {
      if (node.value === true) paths.push(row);
      return;
    }
    for (const child of new Set(node.children)) {
      const choices = node.children.flatMap((one, choice) => (one === child ? [choice] : []));
      visit(child, new Map(row).set(node.variable, new Set(choices)));
    }
  };
  visit(diagram, new Map());
  return paths.length > maxPaths ? undefined : paths;
}

/** The row with fewer variables, or more choices of them, as long as the diagram is true wherever it fits. */
function widened(row: Row, diagram: Diagram, widths: readonly number[]): Row {
  let current = row;
  for (const variable of [...row.keys()].toReversed()) {
    const without = new Map(current);
    without.delete(variable);
    if (isTrueIn(without, diagram)) {
      current = without;
      continue;
    }
    for (let choice = 0; choice < (widths[variable] ?? 0); choice += 1) {
      const wider = new Map(current).set(variable, new Set([...(current.get(variable) ?? []), choice]));
      if (isTrueIn(wider, diagram)) current = wider;
    }
  }
  return current;
}

function isTrueIn(row: Row, diagram: Diagram): boolean {
  const seen = new Set<Diagram>();
  const visit = (node: Diagram): boolean => {
    if ('value' in node) return node.value === true;
    if (seen.has(node)) return true;
    seen.add(node);
    const choices = row.get(node.variable);
    return node.children.every((child, choice) => (choices && !choices.has(choice)) || visit(child));
  };
  return visit(diagram);
}

function withoutImplied(rows: readonly Row[], diagrams: Diagrams, widths: readonly number[]): readonly Row[] {
  const as = new Map(rows.map((row) => [row, diagramOf(row, diagrams, widths)]));
  let remaining = rows;
  // Rows with many conditions follow from others more often.
  for (const row of rows.toSorted((left, right) => right.size - left.size)) {
    const others = remaining.filter((one) => one !== row).flatMap((one) => as.get(one) ?? []);
    const fitted = as.get(row);
    if (!fitted) continue;
    const implied = diagrams.apply((fits, ...rest) => fits !== true || rest.includes(true), [fitted, ...others]);
    if ('value' in implied && implied.value === true) remaining = remaining.filter((one) => one !== row);
  }
  return remaining;
}

function diagramOf(row: Row, diagrams: Diagrams, widths: readonly number[]): Diagram {
  const [no, yes] = [diagrams.leaf(false), diagrams.leaf(true)];
  return [...row]
    .toSorted(([left], [right]) => right - left)
    .reduce<Diagram>(
      (below, [variable, choices]) =>
        diagrams.branch(
          variable,
          Array.from({ length: widths[variable] ?? 0 }, (_, choice) => (choices.has(choice) ? below : no)),
        ),
      yes,
    );
}
