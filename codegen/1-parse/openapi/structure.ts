import { isList, isRecord } from '~/lib/json';
import { didYouMean } from '~/lib/did-you-mean';
import { suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Json } from '../../language/model';
import { member, objectAt } from '../read';
import { keyOf, partOf, stepsBelow, type Documents, type ResolvedNode } from './documents';
import { contentOf, membersOf, type Content, type Kind } from './grammar';

const jsonTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** Reports what the documents contain that OpenAPI does not have, and references that lead nowhere. */
export function checkStructure(documents: Documents): void {
  const check = new StructureCheck(documents);
  const [whole, parts] = [true, false].map((wanted) =>
    [...documents.values].filter(([, value]) => isDocument(value) === wanted).map(([path]) => documents.root(path)),
  );
  for (const root of whole ?? []) check.check(root, 'document');
  // A file that no document refers to is meant to be one.
  for (const root of parts ?? []) if (!check.files.has(root.path)) check.check(root, 'document');
}

/** Whether a file is a document of its own, not a part of one: a schema, an answer ... */
function isDocument(value: Json): boolean {
  return ['openapi', 'paths', 'components', 'webhooks'].some((name) => member(value, name) !== undefined);
}

class StructureCheck {
  /** Paths of the files that are parts of documents. */
  readonly files = new Set<string>();
  readonly #documents: Documents;
  readonly #targets = new Set<string>();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  check(node: ResolvedNode, kind: Kind): void {
    const { value } = node;
    if (!isRecord(value)) return;
    if (typeof value.$ref === 'string') this.#checkTarget(this.#documents.below(node), kind);
    for (const name of Object.keys(value)) {
      const content = contentOf(kind, name);
      if (content === undefined) reportUnknown(this.#documents, node, name, kind);
      else if (content !== 'any') this.#checkContent(partOf(node, name), content);
    }
    if (kind !== 'schema') return;
    checkWords(this.#documents, node, value);
    this.#checkMapping(node);
  }

  /** A discriminator names the schemas of its document, or refers to others. */
  #checkMapping(schema: ResolvedNode): void {
    const mapping = partOf(partOf(schema, 'discriminator'), 'mapping');
    const { value: root = null } = this.#documents.root(schema.path);
    const schemas = objectAt(objectAt(root, 'components'), 'schemas');
    for (const step of stepsBelow(mapping)) {
      const target = partOf(mapping, step);
      if (typeof target.value !== 'string' || Object.hasOwn(schemas, target.value)) continue;
      this.#documents.below({ ...target, value: { $ref: target.value } });
    }
  }

  /** Checks a part of another file where only a reference says what it is. */
  #checkTarget(target: ResolvedNode, kind: Kind): void {
    const key = keyOf(target);
    const root = this.#documents.root(target.path).value;
    if (root === undefined || isDocument(root) || this.#targets.has(key)) return;
    this.#targets.add(key);
    this.files.add(target.path);
    this.check(target, kind);
  }

  #checkContent(node: ResolvedNode, content: Exclude<Content, 'any'>): void {
    if (typeof content === 'string') return this.check(node, content);
    const [shape, kind] = content;
    if (isList(node.value) !== (shape === 'list')) return;
    for (const step of stepsBelow(node)) this.check(partOf(node, step), kind);
  }
}

/**
 * Real contracts have members that OpenAPI does not know, and Descry reads none of them, so those with a name like a
 * known one are reported. In a document and in a path all are, since they can hide operations.
 */
function reportUnknown(documents: Documents, node: ResolvedNode, name: string, kind: Kind): void {
  if (name === '__proto__') return;
  const isExtension = name.startsWith('x-');
  const known = membersOf(kind).filter((one) => !isExtension || one.startsWith('x-'));
  const hides = !isExtension && (kind === 'document' || kind === 'path');
  if (!hides && didYouMean(name, known) === undefined) return;
  documents.reportName(node, name, { ...finding('openapi/unknown-member', { name }), ...suggest(name, known) });
}

/** The words in a schema that must be names of types or of its properties. */
function checkWords(documents: Documents, node: ResolvedNode, schema: { readonly [name: string]: Json }): void {
  for (const word of wordsAt(node, 'type')) {
    const { value } = word;
    if (typeof value !== 'string' || jsonTypes.includes(value)) continue;
    documents.report(word, { ...finding('openapi/type', { type: value }), ...suggest(value, jsonTypes) });
  }
  const names = isRecord(schema.properties) ? Object.keys(schema.properties) : [];
  const required = isList(schema.required) ? schema.required : [];
  for (const word of required.length > 0 ? wordsAt(node, 'required') : []) {
    const { value } = word;
    if (typeof value !== 'string' || names.includes(value)) continue;
    // It may be a property of another schema that holds for the same object.
    const meant = didYouMean(
      value,
      names.filter((name) => !required.includes(name)),
    );
    if (meant === undefined) continue;
    documents.report(word, { ...finding('openapi/required', { name: value }), ...suggest(value, [meant]) });
  }
}

function wordsAt(node: ResolvedNode, name: string): readonly ResolvedNode[] {
  const word = partOf(node, name);
  return isList(word.value) ? stepsBelow(word).map((step) => partOf(word, step)) : [word];
}
