import openapiTS, { astToString } from 'openapi-typescript';
import type { JsonObject } from '../../1-parse/read';
import { RefusedDocument } from './refused-document';

/** TypeScript types of the document at a path, which refers to no other. */
export async function emitApiTypes(path: string, document: JsonObject): Promise<string> {
  return astToString(await nodesOf(path, document));
}

async function nodesOf(path: string, document: JsonObject): ReturnType<typeof openapiTS> {
  try {
    // What it warns of only makes types less exact.
    return await openapiTS(JSON.stringify(document), { silent: true });
  } catch (cause) {
    throw new RefusedDocument(path, cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
