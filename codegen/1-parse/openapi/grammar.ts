import { methods } from './contract';
import { operationMembers, responseMembers } from './operation-reader';

/** What a member contains: nothing to check, one object, a list of objects, or objects by names of the author. */
export type Content = 'any' | Kind | readonly ['list' | 'map', Kind];

/** An object of OpenAPI 3. */
export type Kind =
  | 'document'
  | 'components'
  | 'path'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'media'
  | 'response'
  | 'schema'
  | 'scheme';

type Members = Readonly<Record<string, Content>>;

/** The members of the objects of OpenAPI 3 and those that only Descry reads (`x-...`), and what each contains. */
const kinds: Readonly<Record<Kind, Members>> = {
  document: {
    ...any('openapi', '$self', 'info', 'jsonSchemaDialect', 'servers', 'security', 'tags', 'externalDocs'),
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
    mediaTypes: ['map', 'media'],
  },
  path: {
    ...any('$ref', 'summary', 'description', 'servers'),
    parameters: ['list', 'parameter'],
    // Operations of other methods, which no descriptor can call.
    additionalOperations: ['map', 'operation'],
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
  scheme: {
    ...any('$ref', 'type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'),
    ...any('oauth2MetadataUrl', 'deprecated'),
  },
  body: { ...any('$ref', 'summary', 'description', 'required'), content: ['map', 'media'] },
  media: {
    ...any('$ref', 'example', 'examples', 'encoding', 'prefixEncoding', 'itemEncoding'),
    schema: 'schema',
    itemSchema: 'schema',
  },
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

/** What a member of an object contains; `undefined` for a name that neither OpenAPI nor Descry knows. */
export function contentOf(kind: Kind, name: string): Content | undefined {
  return Object.hasOwn(kinds[kind], name) ? kinds[kind][name] : undefined;
}

/** The names of the members of an object. */
export function membersOf(kind: Kind): readonly string[] {
  return Object.keys(kinds[kind]);
}

function any(...names: readonly string[]): Members {
  return each('any', ...names);
}

function each(content: Content, ...names: readonly string[]): Members {
  return Object.fromEntries(names.map((name) => [name, content]));
}
