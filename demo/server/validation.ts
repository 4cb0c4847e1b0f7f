import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRecord } from '~/lib/json';
import { memoize } from '~/lib/memoize';
import type {
  ContractSchema,
  LoadedContract,
  OperationSchemas,
  ParameterSchema,
} from '../../codegen/1-parse/openapi/contract';

/**
 * The parts of a request that the contract describes. Texts in `path`, `query` and `header` are coerced in place; one
 * value where the contract wants a list becomes a list of one.
 */
export interface RequestParts {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body: unknown;
}

/** Checks of one operation; each gives the problems found, none when all is well. */
export interface OperationValidators {
  request(parts: RequestParts): string[];
  answer(status: number, body: unknown): string[];
}

/** Makes the validators of one operation. */
type MakeValidators = (schemas: OperationSchemas) => OperationValidators;

/** Validators over the documents of a contract. They are compiled at their first use. */
export function createValidators(documents: LoadedContract['documents']): MakeValidators {
  const ajv = create(documents, false);
  const coercing = create(documents, 'array');

  return ({ parameters, body, answers }) => {
    const validateParts = new Map(
      (['path', 'query', 'header'] as const).map((part) => [
        part,
        memoize(() => coercing.compile(schemaOfPart(parameters.filter((parameter) => parameter.in === part)))),
      ]),
    );
    const validateBody = body && memoize(() => ajv.compile(referenceTo(body.schema)));
    const validateAnswers = new Map(
      [...answers].map(([status, schema]) => [status, schema && memoize(() => ajv.compile(referenceTo(schema)))]),
    );
    return {
      request(parts) {
        const problems = [...validateParts].flatMap(([part, validate]) => run(validate(), parts[part], part));
        if (!validateBody) return problems;
        if (parts.body === undefined) return body.required ? [...problems, 'body is missing'] : problems;
        return [...problems, ...run(validateBody(), parts.body, 'body')];
      },
      answer(status, content) {
        const documented = [String(status), 'default'].find((name) => answers.has(name));
        if (documented === undefined) return [`status ${status} is not in the contract`];
        const validate = validateAnswers.get(documented);
        if (!validate) return content === undefined ? [] : [`status ${status} has no body in the contract`];
        return run(validate(), content, 'answer');
      },
    };
  };
}

function create(documents: LoadedContract['documents'], coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  for (const [path, document] of documents) if (isRecord(document)) ajv.addSchema(document, path);
  return ajv;
}

function referenceTo({ reference }: ContractSchema): Record<string, unknown> {
  return { $ref: reference };
}

function schemaOfPart(parameters: readonly ParameterSchema[]): Record<string, unknown> {
  // Names of headers are compared in small letters.
  const nameOf = (parameter: ParameterSchema) =>
    parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [nameOf(parameter), parameter.schema ? referenceTo(parameter.schema) : {}]),
    ),
    required: parameters.filter(({ required }) => required).map(nameOf),
  };
}

function run(validate: ValidateFunction, value: unknown, part: string): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => describe(error, part));
}

function describe(error: ErrorObject, part: string): string {
  return `${part}${error.instancePath} ${error.message ?? error.keyword}`;
}
