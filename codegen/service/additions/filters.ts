import type { Parameter } from '../../1-parse/openapi/contract';
import { callParts } from '../../1-parse/parts';
import { declaredPaths } from '../../2-analyze/analysis';
import { idOf, valueAt } from '../../language/address';
import { describeType } from '../../language/type-relations';
import type { Json, Path } from '../../language/model';
import { scalesOf } from '../fields/fitting-field';
import { hasRoom } from '../fields/insert-positions';
import { narrowingBy } from '../new/filters';
import { schemasAt } from '../schemas-at';
import type { AdditionChoice, FindPossible, PartContext } from './addition';
import { entriesAt, inserted, positionIn, replaced } from './json-parts';

/** A parameter that no call of the screen sends yet, and the filter that chooses its value. */
interface FreeParameter extends AdditionChoice {
  readonly filter: Json;
  /** Expressions of the query by parameter. */
  readonly sent: Readonly<Record<string, string>>;
  /** The calls that take it. */
  readonly calls: readonly Path[];
}

/** A filter of a screen, for a parameter of its calls; the calls send what the reader chooses. */
export const findFilter: FindPossible = (context) => {
  const { descriptor, schema } = context.open;
  const { value } = descriptor;
  const canHave = schemasAt(schema, value, []).some((one) => one.properties?.has('filters'));
  if (!canHave || !hasRoom(context.open, ['filters'])) return undefined;
  const path = positionIn(value, ['filters'], context.part);
  const choices = freeParameters(context);
  return {
    where: '',
    isTitled: false,
    takesSeveral: false,
    choices,
    refused: 'A filter chooses the value of a parameter of a call. The calls of this screen take no further one.',
    add({ chosen: [id = ''] }) {
      const { filter = {}, sent = {}, calls = [] } = choices.find((one) => one.id === id) ?? {};
      const reads = calls.flatMap((call) =>
        Object.entries(sent).map(([name, expression]) => [[...call, 'query', name], expression] as const),
      );
      const sending = (current: Json, [at, expression]: readonly [Path, string]) => replaced(current, at, expression);
      return { value: reads.reduce(sending, inserted(value, path, filter)), path };
    },
  };
};

function freeParameters({ project, open }: PartContext): readonly FreeParameter[] {
  const { descriptor } = open;
  const used = new Set(entriesAt(descriptor.value, ['filters']).map(idOf));
  const scales = scalesOf(project);
  const found = new Map<string, FreeParameter>();
  for (const path of declaredPaths(project, descriptor, 'sources').values()) {
    const { operation, query = {} } = callParts(valueAt(descriptor.value, path));
    const parameters = project.contract.operations.get(operation ?? '')?.parameters ?? [];
    const free = parameters.filter((one) => one.in === 'query' && !Object.hasOwn(query, one.name));
    for (const { filter, query: sent, parameter } of narrowingBy(free, scales).proposals) {
      const { id, label } = filter;
      if (used.has(id)) continue;
      const { calls = [] } = found.get(id) ?? {};
      // What names one thing comes with a link on a new screen; whoever adds a filter wants to have it typed.
      const wanted = filter.type === 'link' ? { ...filter, type: 'text' } : filter;
      const json: Json = JSON.parse(JSON.stringify(wanted));
      found.set(id, { id, text: label, about: describe(parameter), filter: json, sent, calls: [...calls, path] });
    }
  }
  return [...found.values()];
}

function describe({ name, type }: Parameter): string {
  return `${name} · ${describeType(type)}`;
}
