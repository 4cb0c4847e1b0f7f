import { parse } from 'yaml';

/** A JSON object as it comes from a parser. */
export type Json = { [name: string]: unknown };

/** One operation as the documents declare it, with the facts that the operation table needs. */
export interface DeclaredOperation {
  readonly id: string;
  readonly document: string;
  readonly method: string;
  readonly path: string;
  /** A file beside the console, not at the API. */
  readonly ownOrigin: boolean;
  readonly safe: boolean;
  readonly root: string | null;
  readonly rootOpen: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads OpenAPI texts by path; a text that is no YAML object throws with its path. */
export function parseDocuments(texts: Readonly<Record<string, string>>): Map<string, Json> {
  return new Map(
    Object.keys(texts)
      .sort()
      .map((path) => {
        const document: unknown = parse(texts[path] ?? '');
        if (!isJson(document)) throw new Error(`${path}: an OpenAPI document must be an object`);
        return [path, document];
      }),
  );
}

/** Lists the operations in the order of documents and paths; throws on a missing or doubled operationId. */
export function listOperations(documents: ReadonlyMap<string, Json>): DeclaredOperation[] {
  const seen = new Map<string, string>();
  const list: DeclaredOperation[] = [];
  for (const [document, content] of documents) {
    for (const [path, item] of Object.entries(object(content.paths))) {
      for (const method of METHODS) {
        const operation = object(item)[method];
        if (!isJson(operation)) continue;
        const place = `${document}: ${method} ${path}`;
        const id = operation.operationId;
        if (typeof id !== 'string') throw new Error(`${place} has no operationId`);
        const other = seen.get(id);
        if (other !== undefined) throw new Error(`${place} has the operationId "${id}" of ${other}`);
        seen.set(id, place);
        const root = operation['x-root'];
        list.push({
          id,
          document,
          method,
          path,
          ownOrigin: operation['x-own-origin'] === true,
          safe: method === 'get' || operation['x-safe'] === true,
          root: typeof root === 'string' ? root : null,
          rootOpen: operation['x-root-open'] === true,
        });
      }
    }
  }
  return list;
}

/** The object behind a value, or an empty one. */
export function object(value: unknown): Json {
  return isJson(value) ? value : {};
}

/** Tells a JSON object from every other value. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
