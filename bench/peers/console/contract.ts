import { drawerTabs, fieldsOf, type DrawerName } from '../model/drawer';
import { formInputs, formNames, type FormName } from '../model/form';
import { drawerSchema, formSchema } from '../model/schemas';
import { objectPath, readOperation, sendOperation } from './names';

/** The drawers that the console has; `list` differs from `120` only in its answer. */
export const drawersOfConsole = ['120', '1000', '5000'] as const satisfies readonly DrawerName[];

/** An OpenAPI document with an operation for each drawer and form. JSON is YAML too. */
export function contract(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Comparison', version: '1.0.0', description: 'Objects to compare with.' },
    tags: [{ name: 'bench', description: 'Objects to compare with.' }],
    paths: Object.fromEntries([
      ...drawersOfConsole.map((name) => [objectPath(name), { get: readObject(name) }]),
      ...formNames.map((name) => [`/bench/forms/${name}`, { post: sendForm(name) }]),
    ]),
  };
}

function readObject(name: DrawerName): object {
  const schema = drawerSchema(fieldsOf(drawerTabs(name)));
  return operation(readOperation(name), { responses: { 200: json('The object.', schema) } });
}

function sendForm(name: FormName): object {
  return operation(sendOperation(name), {
    requestBody: { required: true, ...json('', formSchema(formInputs(name))) },
    responses: { 200: json('Received.', { type: 'object', properties: {} }) },
  });
}

function operation(operationId: string, rest: object): object {
  return { operationId, summary: operationId, tags: ['bench'], ...rest };
}

function json(description: string, schema: object): object {
  return { ...(description && { description }), content: { 'application/json': { schema } } };
}
