import { isRecord } from '~/lib/json';
import type { LoadedContract } from '../../1-parse/openapi/contract';
import { contractFolder } from '../emitter';
import { bundle } from './bundle';
import { emitApiTypes } from './emit-api-types';
import { documentModules, emitOperations } from './emit-operations';
import { RefusedDocument } from './refused-document';

/** Generated files by path for a contract without errors: API types per document, and the operation table. */
export async function emitContract({ contract, documents }: LoadedContract): Promise<Record<string, string>> {
  for (const [path, document] of documents) {
    if (!isRecord(document)) throw new RefusedDocument(path, 'an OpenAPI document must be an object');
  }
  const list = [...contract.operations.values()];
  const files: Record<string, string> = {};
  for (const [document, { file }] of documentModules(list.map((operation) => operation.document))) {
    files[`${contractFolder}api/${file}.ts`] = await emitApiTypes(document, bundle(document, documents));
  }
  files[`${contractFolder}operations.ts`] = emitOperations(list, './api');
  return files;
}
