import type { BodySchema } from '../../codegen/1-parse/openapi/contract';
import { getOwn } from '~/lib/get-own';
import { isList, isNumber, isRecord } from '~/lib/json';
import { Refusal } from './handler';

/** What a form may have beside its files, in bytes. */
const fieldBytes = 1024 * 1024;

/**
 * The values of a request whose body is a form, files among them; a name that is there several times has a list. A body
 * that is larger than its files may be is read to its end, so that the client gets the answer, and forgotten.
 */
export async function formBody(request: Request, { schema }: BodySchema): Promise<Record<string, unknown> | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody(schema.value)) {
    await drained(request);
    return tooLarge();
  }
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return new Refusal(415, 415000, 'The body must be multipart/form-data.');
  const form = await request.formData();
  const values: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    values[name] = all.length === 1 && !isListOf(propertyOf(schema.value, name)) ? all[0] : all;
  }
  const isLarge = [...form].some(
    ([name, value]) => value instanceof File && value.size > largestFile(propertyOf(schema.value, name)),
  );
  return isLarge ? tooLarge() : values;
}

/** Values as the log and the validators see them: a file is a text about it. */
export function withoutFiles(value: unknown): unknown {
  if (value instanceof File) return '';
  if (isList(value)) return value.map(withoutFiles);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutFiles(one)]))
    : value;
}

function tooLarge(): Refusal {
  return new Refusal(413, 413000, 'The file is too large.');
}

async function drained({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}

function propertyOf(schema: unknown, name: string): unknown {
  return getOwn(getOwn(schema, 'properties'), name);
}

function isListOf(property: unknown): boolean {
  return getOwn(property, 'type') === 'array';
}

/** The most bytes of one file of a property; those of a text do not count. */
function largestFile(property: unknown): number {
  const file = isListOf(property) ? getOwn(property, 'items') : property;
  const limit = getOwn(file, 'maxLength');
  return isNumber(limit) ? limit : Infinity;
}

function largestBody(schema: unknown): number {
  const properties = getOwn(schema, 'properties');
  const files = Object.values(isRecord(properties) ? properties : {}).filter((property) => {
    return getOwn(isListOf(property) ? getOwn(property, 'items') : property, 'format') === 'binary';
  });
  return files.reduce<number>((sum, property) => {
    const limit = getOwn(property, 'maxItems');
    return sum + largestFile(property) * (isNumber(limit) ? limit : 1);
  }, fieldBytes);
}
