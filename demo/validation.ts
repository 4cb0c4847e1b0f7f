import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { object, type Json } from './json';

/**
 * The parts of a request that the contract describes. Texts in `path`, `query` and `header` are coerced in place; one value
 * where the contract wants a list becomes a list of one.
 */
export interface RequestParts {
  readonly path: Json;
  readonly query: Json;
  readonly header: Json;
  readonly body: unknown;
}

/** Checks of one operation; each gives the problems found, none when all is well. */
export interface OperationValidators {
  request(parts: RequestParts): string[];
  answer(status: number, body: unknown): string[];
}

type MakeValidators = (document: string, path: string, method: string, parameters: unknown[]) => OperationValidators;

/** Validators over documents by file name; references between documents resolve by those names. */
export function createValidators(documents: readonly (readonly [string, Json])[]): MakeValidators {
  const ajv = create(documents, false);
  const coercing = create(documents, 'array');

  return (document, path, method, parameters) => {
    const base = `${document}#/paths/${escape(path)}/${method}`;
    const operation = object(object(object(documents.find(([name]) => name === document)?.[1].paths)[path])[method]);
    const inPlace = new Map(
      (['path', 'query', 'header'] as const).map((place) => [
        place,
        lazy(() => coercing.compile(parameterSchema(parameters, place))),
      ]),
    );
    const request = object(operation.requestBody);
    const body = lazy(() => ajv.compile({ $ref: `${base}/requestBody/content/application~1json/schema` }));
    const answers = new Map(
      Object.entries(object(operation.responses)).map(([status, answer]) => [
        status,
        lazy(() => ajv.compile({ $ref: answerSchema(document, base, status, object(answer)) })),
      ]),
    );
    return {
      request(parts) {
        const problems = [...inPlace].flatMap(([place, validate]) => run(validate(), parts[place], place));
        if (operation.requestBody === undefined) return problems;
        if (parts.body === undefined) return request.required === true ? [...problems, 'body is missing'] : problems;
        return [...problems, ...run(body(), parts.body, 'body')];
      },
      answer(status, content) {
        const validate = answers.get(String(status)) ?? answers.get('default');
        return validate === undefined
          ? [`status ${status} is not in the contract`]
          : run(validate(), content, 'answer');
      },
    };
  };
}

function create(documents: readonly (readonly [string, Json])[], coerceTypes: boolean | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  for (const [name, document] of documents) ajv.addSchema(document, name);
  return ajv;
}

function parameterSchema(parameters: unknown[], place: string): Json {
  const own = parameters.map(object).filter((parameter) => parameter.in === place);
  const name = (parameter: Json): string => {
    const text = String(parameter.name);
    return place === 'header' ? text.toLowerCase() : text;
  };
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [name(parameter), parameter.schema])),
    required: own.filter((parameter) => parameter.required === true).map(name),
  };
}

function answerSchema(document: string, base: string, status: string, answer: Json): string {
  const tail = 'content/application~1json/schema';
  if (typeof answer.$ref !== 'string') return `${base}/responses/${status}/${tail}`;
  const reference = answer.$ref.startsWith('#') ? document + answer.$ref : answer.$ref.replace('./', '');
  return `${reference}/${tail}`;
}

function run(validate: ValidateFunction, value: unknown, place: string): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => describe(error, place));
}

function describe(error: ErrorObject, place: string): string {
  return `${place}${error.instancePath} ${error.message ?? error.keyword}`;
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function escape(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
