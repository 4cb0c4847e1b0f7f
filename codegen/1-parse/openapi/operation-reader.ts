import { isList, isRecord, isString } from '~/lib/json';
import { suggest } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Json } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, union } from '../../language/type-relations';
import { stringAt } from '../read';
import {
  parameterGroups,
  type ContractSchema,
  type Operation,
  type ParameterSchema,
  type Unsupported,
} from './contract';
import { BodyReader, allowsJson } from './bodies';
import { stepsBelow, type Documents, type ResolvedNode } from './documents';
import { inJson, isForbiddenHeader, styleOf, typedParameters } from './parameters';
import { referenceTo } from './reference';
import { SchemaTypes } from './schema-type';
import { scopesOf, tokenOf, unsupportedSecurity, type SecurityRequirement } from './security';
import { pathOfServer } from './server-path';

/** The member of an operation that is a file beside the console. */
export const ownOriginMark = 'x-own-origin';

/** The id of an operation, and the members that only Descry reads. */
export const operationMembers = ['operationId', 'x-root', 'x-root-open', 'x-safe', ownOriginMark];

/** The members of a response that only Descry reads. */
export const responseMembers = ['x-error-numbers'];

/** The entry of a document under which an operation is listed. */
interface Listing extends Pick<Operation, 'method' | 'path' | 'document'> {
  /** The value of the path, which can have parameters for all its operations. */
  readonly item: ResolvedNode;
}

/** Reads the operations of the documents one by one, and reports what is wrong with them. */
export class OperationReader {
  readonly #documents: Documents;
  readonly #types: SchemaTypes;
  readonly #bodies: BodyReader;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#types = new SchemaTypes(documents);
    this.#bodies = new BodyReader(documents);
  }

  /** The node of the id of an operation. */
  idOf(node: ResolvedNode): ResolvedNode {
    return this.#documents.below(node, 'operationId');
  }

  /** The operation at a node. */
  read(node: ResolvedNode, { method, path: ownPath, document, item }: Listing): Operation {
    const path = this.#basePath(node, item, this.#documents.root(document)) + ownPath;
    const id = this.idOf(node);
    const declared = id.value === undefined ? node : id;
    const { body, unsupported } = this.#body(node);
    const parameters = this.#parameters(item, node);
    const security = this.#security(node, document);
    const token = tokenOf(security);
    const scopes = scopesOf(security);
    const answers = new Map(this.#responses(node).map(([status, response]) => [status, this.#content(response)]));
    const root = this.#documents.below(node, 'x-root').value;
    const summary = stringAt(node.value, 'summary') ?? stringAt(node.value, 'description');
    return {
      id: operationId(node.value, method, ownPath),
      reference: referenceTo(declared.steps, declared.path),
      method,
      ...(summary !== undefined && { summary }),
      path,
      document,
      file: node.path,
      parameters: typedParameters(parameters, token),
      ...(body && { body: body.schema.type }),
      bodyRequired: body?.required === true,
      answer: this.#answer(node, answers),
      headers: this.#headers(node),
      ...(typeof root === 'string' && { root }),
      rootOpen: this.#documents.below(node, 'x-root-open').value === true,
      errorNumbers: this.#errorNumbers(node),
      safe: method === 'get' || method === 'query' || this.#onlyReads(node, method),
      ownOrigin: this.#documents.below(node, ownOriginMark).value === true,
      security: security.flatMap((schemes) => [...schemes.keys()]),
      ...(scopes.size > 0 && { scopes }),
      ...(token && { token }),
      schemas: { parameters, ...(body && { body }), answers },
      unsupported: [...this.#unsupported(node, parameters), ...unsupported, ...unsupportedSecurity(security, token)],
    };
  }

  /** The required headers that no page can set, and an answer without JSON. */
  #unsupported(node: ResolvedNode, parameters: readonly ParameterSchema[]): readonly Unsupported[] {
    const headers = parameters.filter(({ name, in: where, required }) => {
      return where === 'header' && required && isForbiddenHeader(name);
    });
    const [, success] = this.#responses(node).find(([status]) => status.startsWith('2')) ?? [];
    const answer = success ? this.#otherTypes(success) : '';
    return [
      ...headers.map(({ name }) => ({ what: 'header', name }) as const),
      ...(answer === '' ? [] : [{ what: 'answer', name: answer } as const]),
    ];
  }

  /** The media types of a response that has one and no JSON. */
  #otherTypes(node: ResolvedNode): string {
    const types = stepsBelow(this.#documents.below(node, 'content')).map(String);
    return types.some(allowsJson) ? '' : types.join(', ');
  }

  /** Whether a POST says that it only reads. Other methods change something by what HTTP says of them. */
  #onlyReads(node: ResolvedNode, method: Operation['method']): boolean {
    const mark = this.#documents.below(node, 'x-safe');
    if (mark.value !== true) return false;
    if (method === 'post') return true;
    this.#documents.report(mark, finding('openapi/safe', { method: method.toUpperCase() }));
    return false;
  }

  /** The security requirements of an operation, one of which is enough; without any, those of its document. */
  #security(node: ResolvedNode, document: string): readonly SecurityRequirement[] {
    const root = this.#documents.root(document);
    const declared = this.#documents.below(node, 'security');
    const { value } = declared.value === undefined ? this.#documents.below(root, 'security') : declared;
    const wantedOf = (name: string, scopes: Json) => ({
      scheme: this.#documents.below(root, 'components', 'securitySchemes', name).value,
      scopes: isList(scopes) ? scopes.filter(isString) : [],
    });
    return (isList(value) ? value : []).flatMap((names) =>
      isRecord(names) ? [new Map(Object.entries(names).map(([name, scopes]) => [name, wantedOf(name, scopes)]))] : [],
    );
  }

  /** The path of the first server of an operation, of its path or of its document; empty for the root of a server. */
  #basePath(...owners: readonly ResolvedNode[]): string {
    for (const owner of owners) {
      const [server] = this.#documents.children(this.#documents.below(owner, 'servers'));
      if (server) return pathOfServer(server[1].value);
    }
    return '';
  }

  /** Parameters of the operation and those that its path has for all operations. */
  #parameters(...owners: readonly ResolvedNode[]): readonly ParameterSchema[] {
    const byName = new Map<string, ParameterSchema>();
    for (const owner of owners) {
      for (const [, node] of this.#documents.children(this.#documents.below(owner, 'parameters'))) {
        const parameter = this.#parameter(node);
        if (parameter) byName.set(`${parameter.in} ${parameter.name}`, parameter);
      }
    }
    return [...byName.values()];
  }

  /** A parameter; `undefined` for a cookie, which the browser sends by itself, and for what is none. */
  #parameter(node: ResolvedNode): ParameterSchema | undefined {
    const at = (step: string) => this.#documents.below(node, step).value;
    const [name, where] = [at('name'), parameterGroups.find((group) => group === at('in'))];
    if (typeof name !== 'string' || !where) return undefined;
    const content = this.#content(node);
    const schema = content ?? this.#schema(this.#documents.below(node, 'schema'));
    const type = schema?.type ?? { is: 'any' };
    const description = at('description');
    const style = content ? inJson : styleOf(where, { style: at('style'), explode: at('explode') }, type);
    return {
      name,
      in: where,
      required: where === 'path' || at('required') === true,
      reference: referenceTo([...node.steps, 'name'], node.path),
      ...(schema && { schema }),
      ...(style && { style }),
      ...(typeof description === 'string' && { description }),
    };
  }

  /** JSON where the contract takes it. */
  #body(node: ResolvedNode): ReturnType<BodyReader['read']> {
    const request = this.#documents.below(node, 'requestBody');
    const types = stepsBelow(this.#documents.below(request, 'content')).map(String);
    if (!types.some(allowsJson)) return this.#bodies.read(request);
    const schema = this.#content(request);
    const required = this.#documents.below(request, 'required').value === true;
    return { ...(schema && { body: { required, schema } }), unsupported: [] };
  }

  /** The schema of the JSON in a body or a response; `undefined` if it has none. */
  #content(node: ResolvedNode): ContractSchema | undefined {
    const content = this.#documents.below(node, 'content');
    const type = stepsBelow(content).map(String).find(allowsJson);
    return type === undefined ? undefined : this.#schema(this.#documents.below(content, type, 'schema'));
  }

  #schema(node: ResolvedNode): ContractSchema | undefined {
    const { path, steps, value } = node;
    if (value === undefined) return undefined;
    return { reference: referenceTo(steps, path), value, type: this.#types.typeAt(node) };
  }

  #responses(node: ResolvedNode): readonly (readonly [string, ResolvedNode])[] {
    const all = this.#documents.below(node, 'responses');
    return this.#documents.children(all).flatMap(([step, response]) => {
      const status = String(step);
      if (/^([1-5](\d\d|XX)|default)$/i.test(status)) return [[status, response] as const];
      if (!status.startsWith('x-')) {
        this.#documents.report({ ...all, steps: [...all.steps, step] }, finding('openapi/status', { status }));
      }
      return [];
    });
  }

  /** The headers that successful answers can have. */
  #headers(node: ResolvedNode): Operation['headers'] {
    const declared = this.#responses(node).flatMap(([status, response]) =>
      status.startsWith('2') ? this.#documents.children(this.#documents.below(response, 'headers')) : [],
    );
    return new Map(
      declared.map(([step, header]) => {
        const name = String(step);
        const type = this.#schema(this.#documents.below(header, 'schema'))?.type ?? { is: 'string' };
        return [name.toLowerCase(), { name, type }];
      }),
    );
  }

  #answer(node: ResolvedNode, answers: ReadonlyMap<string, ContractSchema | undefined>): Type {
    const nothing: Type = { is: 'null' };
    const types = successesOf([...answers.keys()]).map((status) => answers.get(status)?.type ?? nothing);
    const bodies = types.filter(({ is }) => is !== 'null');
    if (bodies.length === 0) return nothing;
    const isNothing = types.length > bodies.length ? [nothing] : [];
    const root = this.#documents.below(node, 'x-root');
    if (root.value === undefined) return union([...bodies, ...isNothing]);
    const body = union(bodies);
    const steps = typeof root.value === 'string' ? root.value.split('.') : [];
    const below = steps.length > 0 ? belowRoot(body, steps) : undefined;
    if (below) return union([below, ...isNothing]);
    const found = finding('openapi/root', { root: String(root.value) });
    this.#documents.report(root, { ...found, ...nearestRoot(body, steps) });
    return body;
  }

  #errorNumbers(node: ResolvedNode): ReadonlyMap<number, readonly number[]> {
    const numbers = new Map<number, readonly number[]>();
    for (const [status, response] of this.#responses(node)) {
      const declared = this.#documents.below(response, 'x-error-numbers');
      if (declared.value === undefined) continue;
      if (isNumbers(declared.value) && /^\d+$/.test(status)) numbers.set(Number(status), declared.value);
      else {
        this.#documents.report(declared, finding('openapi/error-numbers'));
      }
    }
    return numbers;
  }
}

/** The statuses of the answers that expressions read: those of a success, or else `default`. */
function successesOf(statuses: readonly string[]): readonly string[] {
  const successes = statuses.filter((one) => one.startsWith('2'));
  return successes.length > 0 ? successes : statuses.filter((one) => one === 'default');
}

/** The id that the documents give an operation, or else its method and path, such as `GET /hosts/{id}`. */
export function operationId(operation: Json | undefined, method: string, path: string): string {
  return stringAt(operation, 'operationId') || `${method.toUpperCase()} ${path}`;
}

function belowRoot(type: Type, steps: readonly string[]): Type | undefined {
  const [step, ...further] = steps;
  if (step === undefined) return type;
  for (const one of alternatives(type)) {
    const member = one.is === 'object' ? (one.members.get(step)?.type ?? one.rest) : undefined;
    if (member) return belowRoot(member, further);
  }
  return undefined;
}

/** What is meant by a root that the answer does not have. */
function nearestRoot(type: Type, [step = '', ...further]: readonly string[]): Pick<Finding, 'hint' | 'fix'> {
  const below = belowRoot(type, [step]);
  const objects = alternatives(type).flatMap((one) => (one.is === 'object' ? [one] : []));
  const { hint, fix } =
    below && further.length > 0
      ? nearestRoot(below, further)
      : suggest(
          step,
          objects.flatMap(({ members }) => [...members.keys()]),
        );
  const steps = below ? [step, fix] : [fix, ...further];
  return { ...(hint && { hint }), ...(typeof fix === 'string' && { fix: steps.join('.') }) };
}

function isNumbers(value: Json): value is readonly number[] {
  return Array.isArray(value) && value.every((entry) => Number.isInteger(entry));
}
