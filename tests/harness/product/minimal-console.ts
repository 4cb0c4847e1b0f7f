import { createCompiler } from '~/codegen/compile';
import type { Compilation, Sources } from '~/codegen/language/model';
import { evaluateModule } from '../codegen/4-emit/evaluate-module';
import { shipped } from '../codegen/shipped-sources';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Sensors', version: '1' },
  paths: {
    '/ui/administration/api/v1/audit-entries': {
      get: {
        operationId: 'auditList',
        parameters: [
          { name: 'offset', in: 'query', schema: { type: 'integer' } },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
        ],
        'x-root': 'data',
        responses: {
          200: {
            description: 'The entries.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['data'],
                  properties: {
                    data: {
                      type: 'object',
                      required: ['items', 'total'],
                      properties: {
                        items: {
                          type: 'array',
                          items: {
                            type: 'object',
                            required: ['id', 'account'],
                            properties: { id: { type: 'string' }, account: { type: 'string' } },
                          },
                        },
                        total: { type: 'integer' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

/** All files of the console but its contract: what no default can say. */
const descriptors = {
  'console.json': { storage: { prefix: 'sensors_' } },
  'header.json': { brand: { title: 'Sensors' } },
  'routes/sensors.json': {
    area: 'Sensors',
    routes: [
      { kind: 'screen', path: '/', title: 'Sensors', screen: 'sensors' },
      { kind: 'redirect', path: '*', to: '/' },
    ],
  },
  'screens/sensors.json': {
    kind: 'table',
    sources: { list: { operation: 'auditList', query: { offset: 'page.offset', limit: 'page.size' } } },
    rows: 'list.items',
    total: 'list.total',
    rowId: 'item.id',
    columns: [{ type: 'text', id: 'account', label: 'Account', value: 'item.account' }],
  },
};

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

const sources: Sources = new Map([
  ...[...shipped].filter(([path]) => path.startsWith('schemas/')),
  ['openapi/sensors.json', bytes(contract)],
  ...Object.entries(descriptors).map(([path, value]) => [`descriptors/${path}`, bytes(value)] as const),
]);

/** A console of the fewest files, compiled. Its operation is one of the shipped contract, so that tests can call it. */
export const minimal: Compilation = createCompiler().compile(sources);

/** The default export of a module of the console. */
export function moduleOf(name: string): Promise<unknown> {
  return evaluateModule(minimal.files, `src/generated/console/${name}.ts`);
}

/** A module of the console with one constant. */
export async function constantOf(module: string, name: string): Promise<Record<string, unknown>> {
  const path = `src/generated/console/${module}.ts`;
  const text = minimal.files.get(path) ?? '';
  const files = new Map(minimal.files).set(path, `${text}\nexport default ${name};\n`);
  return { [name]: await evaluateModule(files, path) };
}
