import type { Json } from '~/codegen/language/model';

const text = { type: 'string' };
const body = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A document with a string at every sort of place that OpenAPI has. */
export const contract: Json = {
  openapi: '3.1.0',
  info: { title: 'Sensors', version: '1', description: 'All sensors.', summary: 'Sensors' },
  servers: [{ url: 'https://a.example', description: 'The one.', variables: { port: { default: '1', enum: ['1'] } } }],
  tags: [{ name: 'sensors', description: 'Sensors.' }],
  security: [{ token: [] }],
  paths: {
    '/sensors/{id}': {
      summary: 'A sensor.',
      description: 'One of them.',
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Its id.', schema: text, example: 'a' }],
      get: {
        operationId: 'getSensor',
        summary: 'Reads a sensor.',
        description: 'Reads one.',
        tags: ['sensors'],
        deprecated: true,
        'x-root': 'data',
        parameters: [
          {
            name: 'sort',
            in: 'query',
            description: 'An order.',
            schema: { type: 'string', enum: ['up', 'down'], default: 'up', description: 'Up or down.' },
          },
          { $ref: '#/components/parameters/Page' },
        ],
        responses: {
          '200': {
            description: 'The sensor.',
            headers: { 'x-count': { description: 'How many.', schema: text } },
            ...Object(body({ type: 'object', properties: { data: schema('Sensor') }, required: ['data'] })),
            links: {
              next: { operationId: 'getSensor', description: 'Again.', parameters: { id: '$response.body#/id' } },
            },
          },
          '400': { description: 'Wrong.', 'x-error-numbers': [4001] },
          '404': { $ref: '#/components/responses/Missing' },
        },
      },
      post: {
        operationId: 'setSensor',
        'x-safe': true,
        requestBody: { description: 'The new one.', required: true, ...Object(body(schema('Sensor'))) },
        responses: { '204': { description: 'Done.' }, default: { description: 'Not done.' } },
        callbacks: {
          changed: {
            '{$request.body#/url}': { post: { operationId: 'changed', responses: { '200': { description: 'A' } } } },
          },
        },
      },
    },
  },
  webhooks: { gone: { post: { operationId: 'gone', responses: { '200': { description: 'Heard.' } } } } },
  components: {
    schemas: {
      Sensor: {
        type: 'object',
        title: 'Sensor',
        description: 'A sensor.',
        example: { id: 'a' },
        required: ['id', 'kind'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'Its id.', examples: ['a'], pattern: '^a' },
          kind: { type: 'string', enum: ['cat', 'dog'] },
          fixed: { const: 'fixed' },
          one: {
            oneOf: [schema('Cat'), schema('Dog')],
            discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
          },
          all: { allOf: [schema('Cat'), { type: 'object', properties: { more: text } }] },
          any: { anyOf: [text, { type: 'null' }], default: 'x' },
          map: { type: 'object', additionalProperties: schema('Sensor') },
          patterned: { type: 'object', patternProperties: { '^x-': text } },
          list: { type: 'array', items: schema('Sensor'), prefixItems: [{ const: 'first' }] },
          'a-b.c/d': text,
        },
        xml: { name: 'sensor' },
        externalDocs: { url: 'https://docs.example', description: 'More.' },
      },
      Cat: { type: 'object', properties: { kind: { const: 'cat' } }, required: ['kind'] },
      Dog: { type: 'object', properties: { kind: { const: 'dog' } }, required: ['kind'] },
    },
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer', description: 'A page.' } } },
    responses: { Missing: { description: 'There is none.', ...Object(body(text)) } },
    headers: { Count: { schema: text } },
    requestBodies: { New: { ...Object(body(text)) } },
    examples: { one: { summary: 'One.', value: 'one' } },
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'uic-token', description: 'A token.' } },
  },
};
