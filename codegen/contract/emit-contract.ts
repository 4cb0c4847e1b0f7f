import { bundle } from './bundle';
import { listOperations, parseDocuments } from './documents';
import { emitApiTypes } from './emit-api-types';
import { emitOperations, moduleName } from './emit-operations';

const TARGET = 'src/generated';

/** Generated files by path for OpenAPI texts by path: API types per document, and the operation table. */
export async function emitContract(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const documents = parseDocuments(texts);
  const list = listOperations(documents);
  const files: Record<string, string> = {};
  for (const document of new Set(list.map((operation) => operation.document))) {
    files[`${TARGET}/api/${moduleName(document)}.ts`] = await emitApiTypes(bundle(document, documents));
  }
  files[`${TARGET}/operations.ts`] = emitOperations(list, './api');
  return files;
}
