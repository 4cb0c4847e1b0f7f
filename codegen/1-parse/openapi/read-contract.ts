import { isRecord } from '~/lib/json';
import type { Code } from '../../diagnostics/codes/codes';
import { suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Sources } from '../../language/model';
import { filesBelow } from '../same-files';
import { methods, type LoadedContract, type Operation } from './contract';
import { Documents, type ResolvedNode } from './documents';
import { OperationReader } from './operation-reader';

/** Joins OpenAPI documents, by path and text, into one contract. What is wrong with them is in the diagnostics. */
export function readContract(texts: ReadonlyMap<string, string>): LoadedContract {
  const documents = new Documents(texts);
  const { values } = documents;
  const reader = new OperationReader(documents);
  const operations = new Map<string, Operation>();
  for (const document of values.keys()) {
    reportUnknownMembers(documents, documents.root(document), documentMembers);
    for (const [path, item] of documents.children(documents.below(documents.root(document), 'paths'))) {
      reportUnknownMembers(documents, item, pathMembers);
      for (const method of methods) {
        const node = documents.below(item, method);
        if (!isRecord(node.value)) continue;
        const operation = reader.read(node, { method, path: String(path), document, item });
        if (!operation) continue;
        const known = operations.get(operation.id);
        if (known) {
          const { id, path, file } = known;
          const duplicate = { id, method: known.method.toUpperCase(), path, file };
          documents.report(reader.idOf(node), finding('openapi/double-operation', duplicate));
        } else operations.set(operation.id, operation);
      }
    }
  }
  const { diagnostics } = documents;
  const isIncomplete = diagnostics.some(({ code }) => hidingCodes.has(code));
  return { contract: { operations, isIncomplete }, documents: values, diagnostics };
}

/** The members that OpenAPI 3 gives to a document, and those of a path. */
const documentMembers = [
  ...['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags'],
  'externalDocs',
];
const pathMembers = ['$ref', 'summary', 'description', 'servers', 'parameters', ...methods, 'head', 'options', 'trace'];

/** A misspelt member hides the operations in it. */
function reportUnknownMembers(documents: Documents, node: ResolvedNode, known: readonly string[]): void {
  for (const name of isRecord(node.value) ? Object.keys(node.value) : []) {
    if (known.includes(name) || name.startsWith('x-') || name === '__proto__') continue;
    documents.reportName(node, name, { ...finding('openapi/unknown-member', { name }), ...suggest(name, known) });
  }
}

/** Codes of the mistakes that hide operations, or the failures that an operation documents. */
const hidingCodes: ReadonlySet<string> = new Set<Code>([
  'openapi/syntax',
  'openapi/unknown-member',
  'openapi/aliases',
  'openapi/cyclic-reference',
  'openapi/missing-reference',
  'openapi/no-operation-id',
  'openapi/status',
  'openapi/error-numbers',
]);

/** Folder of the OpenAPI documents. */
export const documentFolder = 'openapi/';

/** The texts of the OpenAPI documents among the sources, by path. */
export function documentTexts(sources: Sources): ReadonlyMap<string, string> {
  return new Map(
    [...filesBelow(sources, documentFolder)].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}
