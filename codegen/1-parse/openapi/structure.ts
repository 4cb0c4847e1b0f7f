import { isList, isRecord } from '~/lib/json';
import { didYouMean, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Json } from '../../language/model';
import { methods } from './contract';
import { operationMembers, responseMembers } from './operation-reader';
import { partOf, stepsBelow, type Documents, type ResolvedNode } from './documents';

/** What a member contains: nothing to check, one object, a list of objects, or objects by names of the author. */
type Content = 'any' | Kind | readonly ['list' | 'map', Kind];

type Kind =
  'document' | 'components' | 'path' | 'operation' | 'parameter' | 'body' | 'media' | 'response' | 'schema' | 'scheme';

type Members = Readonly<Record<string, Content>>;

/** The members of the objects of OpenAPI 3, and what each of them contains. */
const kinds: Readonly<Record<Kind, Members>> = {
  document: {
    ...any('openapi', 'info', 'jsonSchemaDialect', 'servers', 'security', 'tags', 'externalDocs'),
    paths: ['map', 'path'],
    webhooks: ['map', 'path'],
    components: 'components',
  },
  components: {
    ...any('examples', 'links', 'callbacks'),
    securitySchemes: ['map', 'scheme'],
    schemas: ['map', 'schema'],
    responses: ['map', 'response'],
    parameters: ['map', 'parameter'],
    headers: ['map', 'parameter'],
    requestBodies: ['map', 'body'],
    pathItems: ['map', 'path'],
  },
  path: {
    ...any('$ref', 'summary', 'description', 'servers'),
    parameters: ['list', 'parameter'],
    ...Object.fromEntries([...methods, 'head', 'options', 'trace'].map((method) => [method, 'operation'])),
  },
  operation: {
    ...any('tags', 'summary', 'description', 'externalDocs', 'callbacks', 'deprecated', 'security', 'servers'),
    ...any(...operationMembers),
    parameters: ['list', 'parameter'],
    requestBody: 'body',
    responses: ['map', 'response'],
  },
  parameter: {
    ...any('$ref', 'summary', 'name', 'in', 'description', 'required', 'deprecated', 'allowEmptyValue', 'style'),
    ...any('explode', 'allowReserved', 'example', 'examples'),
    schema: 'schema',
    content: ['map', 'media'],
  },
  scheme: any('$ref', 'type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'),
  body: { ...any('$ref', 'summary', 'description', 'required'), content: ['map', 'media'] },
  media: { ...any('example', 'examples', 'encoding'), schema: 'schema' },
  response: {
    ...any('$ref', 'summary', 'description', 'links', ...responseMembers),
    headers: ['map', 'parameter'],
    content: ['map', 'media'],
  },
  schema: {
    ...any('$ref', '$id', '$schema', '$anchor', '$dynamicRef', '$dynamicAnchor', '$vocabulary', '$comment', 'type'),
    ...any('enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength'),
    ...any('minLength', 'pattern', 'maxItems', 'minItems', 'uniqueItems', 'maxContains', 'minContains', 'required'),
    ...any('maxProperties', 'minProperties', 'dependentRequired', 'title', 'description', 'default', 'deprecated'),
    ...any('readOnly', 'writeOnly', 'examples', 'example', 'format', 'contentEncoding', 'contentMediaType'),
    ...any('nullable', 'discriminator', 'xml', 'externalDocs'),
    ...each('schema', 'not', 'if', 'then', 'else', 'items', 'contains', 'additionalProperties', 'propertyNames'),
    ...each('schema', 'unevaluatedItems', 'unevaluatedProperties', 'contentSchema'),
    ...each(['list', 'schema'] as const, 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
    ...each(['map', 'schema'] as const, 'properties', 'patternProperties', 'dependentSchemas', '$defs'),
  },
};

function any(...names: readonly string[]): Members {
  return each('any', ...names);
}

function each(content: Content, ...names: readonly string[]): Members {
  return Object.fromEntries(names.map((name) => [name, content]));
}

const jsonTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** Reports what a document contains that OpenAPI does not have, and references that lead nowhere. */
export function checkStructure(documents: Documents, document: string): void {
  check(documents, documents.root(document), 'document');
}

function check(documents: Documents, node: ResolvedNode, kind: Kind): void {
  const { value } = node;
  if (!isRecord(value)) return;
  const members = kinds[kind];
  if (typeof value.$ref === 'string') documents.below(node);
  for (const name of Object.keys(value)) {
    const content = Object.hasOwn(members, name) ? members[name] : undefined;
    if (content === undefined) reportUnknown(documents, node, name, kind);
    else if (content !== 'any') checkContent(documents, partOf(node, name), content);
  }
  if (kind === 'schema') checkWords(documents, node, value);
}

function checkContent(documents: Documents, node: ResolvedNode, content: Exclude<Content, 'any'>): void {
  if (typeof content === 'string') return check(documents, node, content);
  const [shape, kind] = content;
  if (isList(node.value) !== (shape === 'list')) return;
  for (const step of stepsBelow(node)) check(documents, partOf(node, step), kind);
}

/**
 * Real contracts have members that OpenAPI does not know, and Descry reads none of them, so those with a name like a
 * known one are reported. In a document and in a path all are, since they can hide operations.
 */
function reportUnknown(documents: Documents, node: ResolvedNode, name: string, kind: Kind): void {
  if (name === '__proto__') return;
  const isExtension = name.startsWith('x-');
  const known = Object.keys(kinds[kind]).filter((one) => !isExtension || one.startsWith('x-'));
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
