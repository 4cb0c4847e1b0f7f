import { isList } from '~/lib/json';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { alternatives, union, valuesOf, withoutNull } from '../../language/type-relations';
import {
  equalsOf,
  filtersOf,
  optionsOf,
  scaleOffered,
  sourceOfPath,
  valuesOffered,
  type AuthoredFilter,
} from '../../2-analyze/analysis';
import type { Type } from '../../language/type';
import type { Descriptor, DescriptorOf, Diagnostic, MarkedValue, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { callOf, operationOf } from '../names/calls';
import { expectedType } from '../expected-type';
import { perDescriptor } from '../per-descriptor';

/** A filter offers values that an address can contain and that the calls take, and starts with one of them. */
export const filters = perDescriptor(['screen'], function* (project, descriptor) {
  const bound = bindings(project, descriptor);
  for (const [index, filter] of filtersOf(descriptor.authored).entries()) {
    const at = ['filters', index];
    yield* checkScale(descriptor, at, scaleOffered(project, filter));
    yield* checkInitial(project, descriptor, at, filter);
    for (const marked of bound.get(filter.id ?? '') ?? [])
      yield* checkTaken(project, descriptor, { at, filter, marked });
  }
});

/** Where the calls of a screen hand a filter on as it is, by its id. */
function bindings(project: Project, screen: Descriptor): ReadonlyMap<string, readonly MarkedValue[]> {
  const bound = new Map<string, MarkedValue[]>();
  for (const marked of project.marks(screen)) {
    const [, id] = /^\s*filter\.(\w+)\s*$/.exec(typeof marked.value === 'string' ? marked.value : '') ?? [];
    if (id === undefined || sourceOfPath(project, screen, marked.path) === undefined) continue;
    const known = bound.get(id);
    if (known) known.push(marked);
    else bound.set(id, [marked]);
  }
  return bound;
}

/** Rows without a value of their own cannot be chosen. */
function* checkScale(screen: Descriptor, at: Path, scale: DescriptorOf<'scale'> | undefined): Iterable<Diagnostic> {
  const row = scale?.authored.rows?.findIndex((one) => equalsOf(one).length === 0) ?? -1;
  if (!scale || row < 0) return;
  const found = finding('filter/scale', { row: row + 1, scale: scale.id });
  yield diagnose(screen, [...at, 'options', 'scale'], found);
}

function* checkInitial(project: Project, screen: Descriptor, at: Path, filter: AuthoredFilter): Iterable<Diagnostic> {
  const initial = 'initial' in filter ? filter.initial : undefined;
  const values = valuesOffered(project, filter);
  if (initial === undefined || !values || values.includes(initial)) return;
  const found = { ...finding('filter/initial', { value: initial }), ...suggest(initial, values) };
  yield diagnose(screen, [...at, 'initial'], found);
}

/** What is offered is taken by the parameter that the filter is bound to. */
function* checkTaken(
  project: Project,
  screen: Descriptor,
  { at, filter, marked }: { readonly at: Path; readonly filter: AuthoredFilter; readonly marked: MarkedValue },
): Iterable<Diagnostic> {
  const type = expectedType(project, screen, marked);
  const taken = type && valuesOf(entriesOf(type))?.map(String);
  if (!taken || taken.length === 0) return;
  const source = sourceOfPath(project, screen, marked.path) ?? '';
  const operation = operationOf(project, screen, callOf(project, screen, source))?.id;
  const parameter = String(marked.path.at(-1));
  const known = new Set(taken);
  const options = optionsOf(filter);
  if (isList(options)) {
    for (const [index, option] of options.entries()) {
      const value = option?.value ?? '';
      if (known.has(value)) continue;
      const found =
        operation === undefined
          ? finding('filter/value.option-of-call', { value, parameter })
          : finding('filter/value.option', { operation, value, parameter });
      yield diagnose(screen, [...at, 'options', index, 'value'], { ...found, ...suggest(value, taken) });
    }
  } else {
    const offered = valuesOffered(project, filter) ?? [];
    const wrong = offered.filter((value) => !known.has(value));
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

/** What one entry of a list is, or the value itself. */
function entriesOf(type: Type): Type {
  return union(alternatives(withoutNull(type)).map((one) => (one.is === 'list' ? one.item : one)));
}
