import { extendedBy, symbolTable } from '../2-analyze/analysis';
import { listAt, objectAt, stringAt } from '../1-parse/read';
import { findExtensionPoint } from '../1-parse/roots/extension-points';
import type { Schema } from '../1-parse/schema';
import { idOf, valueAt } from '../language/address';
import { pointerOf } from '../diagnostics/locate';
import type { Json, MarkedValue, Path } from '../language/model';
import { completeExpression } from './complete-expression';
import type { Cursor } from './cursor';
import { schemasAt } from './schemas-at';
import { declaredText } from './symbols';
import type { Completion } from './service';

/** A value that may be written. */
interface Value {
  readonly value: Json;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
}

/** The values that may be written at a cursor: words of the language, names of closed lists, parts of an expression. */
export function completeValues(at: Cursor): readonly Completion[] {
  const { descriptor, schema } = at.open;
  const text = at.range.length === 0 ? '' : valueAt(descriptor.value, at.path);
  const expressions = at.marks
    .filter(({ mark }) => mark.is === 'expression' || mark.is === 'binding')
    .flatMap((marked) => completeExpression(at, marked, typeof text === 'string' ? text : ''));
  const schemas = schemasAt(schema, descriptor.value, at.path);
  const values = [...schemas.flatMap(valuesOfSchema), ...namesAt(at), ...namesForExtension(at)];
  const unique = new Map(values.map((one) => [JSON.stringify(one.value), one]));
  return [...[...unique].map(([written, one]) => completion(at, written, one)), ...expressions];
}

function valuesOfSchema({ values, constant, types, description }: Schema): readonly Value[] {
  if (constant !== undefined) return [{ value: constant, documentation: description }];
  if (values) return values.map((value) => ({ value }));
  return types?.join() === 'boolean' ? [{ value: true }, { value: false }] : [];
}

/** The names of the closed list that a value belongs to; the key of a message belongs to the text around it. */
function namesAt({ open: { project, descriptor }, marks, path }: Cursor): readonly Value[] {
  const lists = marks.flatMap(({ mark }) => (mark.is === 'name' ? mark.of : []));
  const isMessage = path.at(-1) === 'message' && project.marks(descriptor).some(isTextAt(path.slice(0, -1)));
  return [...lists, ...(isMessage ? (['message'] as const) : [])].flatMap((list) =>
    [...(symbolTable(project, list, descriptor) ?? [])].map((name) => ({
      value: list === 'drawer' ? Number(name) : name,
      detail: list,
      documentation: declaredText(project, descriptor, { list, name }),
    })),
  );
}

/** What an extension names in the descriptor that it adds to: an extension point, and an entry there. */
function namesForExtension({ open: { project, descriptor, schemas }, path }: Cursor): readonly Value[] {
  const target = descriptor.kind === 'extension' ? extendedBy(project, descriptor) : undefined;
  const schema = target && schemas.get(target.kind);
  const [name] = path;
  if (!target || !schema || path.length > 1) return [];
  if (name === 'at') {
    const points = Object.entries(objectAt(target.written, 'extensions'));
    return points.map(([value, about]) => ({ value, detail: 'extension point', documentation: String(about) }));
  }
  if (name !== 'after' && name !== 'before') return [];
  const brought = new Set(listAt(descriptor.written, 'add').map(idOf));
  const { ids = [] } = findExtensionPoint(target.written, schema, stringAt(descriptor.written, 'at') ?? '') ?? {};
  return ids.flatMap((value) => (value === undefined || brought.has(value) ? [] : [{ value, detail: 'entry' }]));
}

function isTextAt(path: Path): (marked: MarkedValue) => boolean {
  const pointer = pointerOf(path);
  return ({ mark, path: at }) => mark.is === 'text' && pointerOf(at) === pointer;
}

function completion({ range }: Cursor, written: string, { value, detail, documentation }: Value): Completion {
  return {
    label: typeof value === 'string' ? value : written,
    kind: detail === undefined ? 'value' : 'name',
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    edit: { offset: range.offset, length: range.length, text: written },
  };
}
