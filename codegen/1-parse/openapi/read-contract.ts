import { isRecord } from '~/lib/json';
import type { Code } from '../../diagnostics/codes/codes';
import { finding } from '../../diagnostics/finding';
import { defaultLayout, type Layout } from '../../language/layout';
import type { Sources } from '../../language/model';
import { filesBelow } from '../same-files';
import { methods, type LoadedContract, type Operation } from './contract';
import { Documents } from './documents';
import { OperationReader } from './operation-reader';
import { readSchemes } from './schemes';
import { checkStructure } from './structure';

/** Joins OpenAPI documents, by path and text, into one contract. What is wrong with them is in the diagnostics. */
export function readContract(texts: ReadonlyMap<string, string>): LoadedContract {
  const documents = new Documents(texts);
  const { values } = documents;
  const reader = new OperationReader(documents);
  const operations = new Map<string, Operation>();
  checkStructure(documents);
  for (const document of values.keys()) {
    for (const [path, item] of documents.children(documents.below(documents.root(document), 'paths'))) {
      for (const method of methods) {
        const node = documents.below(item, method);
        if (!isRecord(node.value)) continue;
        const operation = reader.read(node, { method, path: String(path), document, item });
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
  return { contract: { operations, schemes: readSchemes(documents), isIncomplete }, documents: values, diagnostics };
}

/** Codes of the mistakes that hide operations, or the failures that an operation documents. */
const hidingCodes: ReadonlySet<string> = new Set<Code>([
  'openapi/syntax',
  'json/too-deep',
  'openapi/unknown-member',
  'openapi/aliases',
  'openapi/cyclic-reference',
  'openapi/missing-reference',
  'openapi/status',
  'openapi/error-numbers',
]);

/** The texts of the OpenAPI documents among the sources, by path. */
export function documentTexts(sources: Sources, { documents }: Layout = defaultLayout): ReadonlyMap<string, string> {
  return new Map([...filesBelow(sources, documents)].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}
