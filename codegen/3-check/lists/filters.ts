import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import {
  equalsOf,
  filtersOf,
  scaleOffered,
  sourceOfPath,
  valuesOffered,
  writtenOptions,
  type AuthoredFilter,
} from '../../2-analyze/analysis';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { callOf, operationOf } from '../names/calls';
import { perDescriptor } from '../per-descriptor';
import { boundFilters, type BoundFilter } from './bound-filters';
import { misspeltFilters } from './misspelt-filters';
import { misspeltRowsOf, valuesMeant } from '../scales/scale-uses';

/** A filter offers values that an address can contain and that the calls take, and starts with one of them. */
export const filters = perDescriptor(['screen'], function* (project, descriptor) {
  for (const [index, filter] of filtersOf(descriptor.authored).entries()) {
    const at = ['filters', index];
    yield* checkScale(descriptor, at, scaleOffered(project, filter));
    yield* checkInitial(project, descriptor, at, filter);
    yield* checkBounds(descriptor, at, filter);
  }
  for (const { index, id, meant } of misspeltFilters(project, descriptor)) {
    const found = { ...finding('filter/name', { id, meant }), ...suggest(id, [meant]) };
    yield diagnose(descriptor, ['filters', index, 'id'], found);
  }
  for (const bound of boundFilters(project, descriptor)) yield* checkTaken(project, descriptor, bound);
});

/** Rows without a value of their own cannot be chosen. */
function* checkScale(screen: Descriptor, at: Path, scale: DescriptorOf<'scale'> | undefined): Iterable<Diagnostic> {
  const row = scale?.authored.rows?.findIndex((one) => equalsOf(one).length === 0) ?? -1;
  if (!scale || row < 0) return;
  const found = finding('filter/scale', { row: row + 1, scale: scale.id });
  yield diagnose(screen, [...at, 'options', 'scale'], found);
}

function* checkInitial(project: Project, screen: Descriptor, at: Path, filter: AuthoredFilter): Iterable<Diagnostic> {
  const initial = 'initial' in filter ? filter.initial : undefined;
  const values = valuesMeant(project, filter);
  if (initial === undefined || !values || values.includes(initial)) return;
  const found = { ...finding('filter/initial', { value: initial }), ...suggest(initial, values) };
  yield diagnose(screen, [...at, 'initial'], found);
}

/** There is a number between the bounds of a range. */
function* checkBounds(screen: Descriptor, at: Path, filter: AuthoredFilter): Iterable<Diagnostic> {
  if (filter.type !== 'range' || filter.min === undefined || filter.max === undefined) return;
  const { min, max } = filter;
  if (min > max) yield diagnose(screen, [...at, 'min'], finding('filter/range', { min, max }));
}

/** What is offered is taken by the parameter that the filter is bound to. */
function* checkTaken(
  project: Project,
  screen: Descriptor,
  { at, filter, marked, parameter, taken }: BoundFilter,
): Iterable<Diagnostic> {
  if (taken.length === 0) return;
  const source = sourceOfPath(project, screen, marked.path) ?? '';
  const operation = operationOf(project, screen, callOf(project, screen, source))?.id;
  const known = new Set(taken);
  const { path, options } = writtenOptions(filter);
  if (options.length > 0) {
    for (const [index, option] of options.entries()) {
      const value = option?.value ?? '';
      if (known.has(value)) continue;
      const found =
        operation === undefined
          ? finding('filter/value.option-of-call', { value, parameter })
          : finding('filter/value.option', { operation, value, parameter });
      yield diagnose(screen, [...at, ...path, index, 'value'], { ...found, ...suggest(value, taken) });
    }
  } else {
    const offered = valuesOffered(project, filter) ?? [];
    // A misspelt row is reported once, where it is.
    const misspelt = misspeltRowsOf(project, scaleOffered(project, filter)).map((row) => row.value);
    const wrong = offered.filter((value) => !known.has(value) && !misspelt.includes(value));
    // Where none of them is taken, the type of what is bound is told.
    if (wrong.length === 0 || wrong.length === offered.length) return;
    const values = wrong.map((value) => `"${value}"`).join(', ');
    const found =
      operation === undefined
        ? finding('filter/value.scale-of-call', { values, parameter })
        : finding('filter/value.scale', { operation, values, parameter });
    yield diagnose(screen, [...at, 'options', 'scale'], found);
  }
}
