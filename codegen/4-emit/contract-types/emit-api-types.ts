import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isRecord } from '~/lib/json';
import { fileOf } from '../../1-parse/openapi/schema-type';
import type { JsonObject } from '../../1-parse/read';
import { withMarks, withoutMarks } from './marked-names';
import { RefusedDocument } from './refused-document';

/** TypeScript types of the document at a path, which refers to no other. */
export async function emitApiTypes(path: string, document: JsonObject): Promise<string> {
  return withoutMarks(astToString(await nodesOf(path, document)));
}

async function nodesOf(path: string, document: JsonObject): ReturnType<typeof openapiTS> {
  try {
    return await openapiTS(withMarks(document), {
      // What it warns of only makes types less exact.
      silent: true,
      transform: (schema) =>
        isRecord(schema) && fileOf(schema) ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    });
  } catch (cause) {
    throw new RefusedDocument(path, cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
