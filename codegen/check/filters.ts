import { diagnose, suggest } from '../diagnostic';
import { alternatives, union, valuesOf, withoutNull } from '../expression/relations';
import { scaleOffered, valuesOffered } from '../expression/screen-scope';
import type { Type } from '../expression/type';
import { valueAt } from '../address';
import type { Descriptor, Diagnostic, Json, MarkedValue, Path } from '../model';
import { isList } from '../parse/schema';
import { listAt, member, stringAt } from '../parse/read';
import type { Project } from '../project';
import { operationOf } from './calls';
import { expectedType } from './expected-type';
import { dependent } from './local';
import { equalsOf } from './scale-rows';

/** A filter offers values that can stand in an address and that the calls take, and starts with one of them. */
export const filters = dependent(['scale'], function* (descriptor, project) {
  if (descriptor.kind !== 'screen') return;
  const bound = bindings(project, descriptor);
  for (const [index, filter] of listAt(descriptor.value, 'filters').entries()) {
    const at = ['filters', index];
    yield* checkScale(descriptor, at, scaleOffered(project, filter));
    yield* checkInitial(project, descriptor, at, filter);
    for (const marked of bound.get(stringAt(filter, 'id') ?? '') ?? [])
      yield* checkTaken(project, descriptor, { at, filter, marked });
  }
});

/** Where the calls of a screen hand a filter on as it is, by its id. */
function bindings(project: Project, screen: Descriptor): ReadonlyMap<string, readonly MarkedValue[]> {
  const bound = new Map<string, MarkedValue[]>();
  for (const marked of project.marks(screen)) {
    const [, id] = /^\s*filter\.(\w+)\s*$/.exec(typeof marked.value === 'string' ? marked.value : '') ?? [];
    if (id === undefined || marked.path[0] !== 'sources') continue;
    const known = bound.get(id);
    if (known) known.push(marked);
    else bound.set(id, [marked]);
  }
  return bound;
}

/** Rows without a value of their own cannot be chosen. */
function* checkScale(screen: Descriptor, at: Path, scale: Descriptor | undefined): Iterable<Diagnostic> {
  const row = scale ? listAt(scale.value, 'rows').findIndex((one) => equalsOf(one).length === 0) : -1;
  if (!scale || row < 0) return;
  const message = `Row ${row + 1} of the scale "${scale.id}" stands for no single value, so it cannot be chosen.`;
  const hint = 'Offer a scale whose rows all have `equals`, or write the options here.';
  yield diagnose(screen, [...at, 'options', 'scale'], { code: 'filter/scale', message, hint });
}

function* checkInitial(project: Project, screen: Descriptor, at: Path, filter: Json): Iterable<Diagnostic> {
  const initial = stringAt(filter, 'initial');
  const values = valuesOffered(project, filter);
  if (initial === undefined || !values || values.includes(initial)) return;
  const message = `"${initial}" is not one of the options.`;
  yield diagnose(screen, [...at, 'initial'], { code: 'filter/initial', message, ...suggest(initial, values) });
}

/** What is offered is taken by the parameter that the filter is bound to. */
function* checkTaken(
  project: Project,
  screen: Descriptor,
  { at, filter, marked }: { readonly at: Path; readonly filter: Json; readonly marked: MarkedValue },
): Iterable<Diagnostic> {
  const type = expectedType(project, screen, marked);
  const taken = type && valuesOf(entriesOf(type))?.map(String);
  if (!taken || taken.length === 0) return;
  const [, source = ''] = marked.path;
  const operation = operationOf(project, screen, valueAt(screen.value, ['sources', source]))?.id ?? 'The call';
  const parameter = String(marked.path.at(-1));
  const known = new Set(taken);
  const options = member(filter, 'options');
  if (isList(options)) {
    for (const [index, option] of options.entries()) {
      const value = stringAt(option, 'value') ?? '';
      if (known.has(value)) continue;
      const message = `${operation} takes no "${value}" for "${parameter}".`;
      const place = [...at, 'options', index, 'value'];
      yield diagnose(screen, place, { code: 'filter/value', message, ...suggest(value, taken) });
    }
  } else {
    const offered = valuesOffered(project, filter) ?? [];
    const wrong = offered.filter((value) => !known.has(value));
    // Where none of them is taken, the type of what is bound is told.
    if (wrong.length === 0 || wrong.length === offered.length) return;
    const names = wrong.map((value) => `"${value}"`).join(', ');
    const message = `The scale also offers ${names}; ${operation} does not take that for "${parameter}".`;
    const hint = 'Write the options here, or offer a scale of these values alone.';
    yield diagnose(screen, [...at, 'options', 'scale'], { code: 'filter/value', message, hint });
  }
}

/** What one entry of a list is, or the value itself. */
function entriesOf(type: Type): Type {
  return union(alternatives(withoutNull(type)).map((one) => (one.is === 'list' ? one.item : one)));
}
