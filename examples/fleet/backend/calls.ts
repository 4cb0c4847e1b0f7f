import { HTTPException } from 'hono/http-exception';
import type { Context } from 'hono';
import type { Database, Row, Value } from './database';

/** What every call works with. */
export interface Fleet {
  readonly database: Database;
  readonly now: () => Date;
  /** An id that nothing has yet. */
  readonly newId: () => string;
}

/** Refuses a call with a sentence for the person who made it. */
export function refuse(status: 400 | 404 | 409, message: string): never {
  const body = JSON.stringify({ error: { message } });
  const headers = { 'content-type': 'application/json' };
  throw new HTTPException(status, { res: new Response(body, { status, headers }) });
}

/** The one row of a statement; refuses the call if there is none. */
export function found(row: Row | undefined): Row {
  return row ?? refuse(404, 'This is no longer there.');
}

/** The JSON object that a call sends. */
export async function bodyOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse(400, 'A JSON object is missing.');
  return { ...body };
}

/** A text of a body: between 1 and `limit` characters, or none at all if it is optional. */
export function textIn(
  body: Readonly<Record<string, unknown>>,
  name: string,
  limit: number,
  isOptional = false,
): string {
  const value = body[name] ?? (isOptional ? '' : undefined);
  const isFit = typeof value === 'string' && value.length <= limit && (isOptional || value.trim() !== '');
  return isFit ? value : refuse(400, `"${name}" must be a text of at most ${limit} characters.`);
}

/** How a list is narrowed, ordered and cut. */
export interface Listing {
  /** The statement without conditions: `SELECT ... FROM ...`. */
  readonly select: string;
  /** The columns that the text of the search is looked for in. */
  readonly search: readonly string[];
  /** The columns by the keys that a call may sort by. */
  readonly sort: Readonly<Record<string, string>>;
  /** The columns by the parameters that narrow the list to some values. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** One page of a list, and how many rows the whole list has. */
export function pageOf(context: Context, database: Database, { select, search, sort, filters = {} }: Listing) {
  const { req } = context;
  const conditions: string[] = [];
  const values: Value[] = [];
  const text = req.query('q') ?? '';
  if (text !== '') {
    conditions.push(`(${search.map((column) => `instr(lower(${column}), lower(?)) > 0`).join(' OR ')})`);
    values.push(...search.map(() => text));
  }
  for (const [name, column] of Object.entries(filters)) {
    const wanted = (req.queries(name) ?? []).flatMap((one) => one.split(','));
    if (wanted.length > 0) conditions.push(`${column} IN (${wanted.map(() => '?').join(', ')})`);
    values.push(...wanted);
  }
  const where = conditions.length > 0 ? `${select} WHERE ${conditions.join(' AND ')}` : select;
  const key = req.query('sort') ?? Object.keys(sort)[0] ?? '';
  const column = sort[key.replace(/^-/, '')] ?? refuse(400, `"sort" must be one of: ${Object.keys(sort).join(', ')}.`);
  const order = `ORDER BY ${column} ${key.startsWith('-') ? 'DESC' : 'ASC'}, id`;
  const [limit, offset] = [numberOf(req.query('limit'), 100, 500), numberOf(req.query('offset'), 0, Infinity)];
  const total = database.one(`SELECT count(*) AS total FROM (${where})`, values)?.['total'];
  return { items: database.all(`${where} ${order} LIMIT ? OFFSET ?`, [...values, limit, offset]), total };
}

function numberOf(text: string | undefined, fallback: number, most: number): number {
  const value = text === undefined ? fallback : Number(text);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : refuse(400, `"${text}" is not a number.`);
}
