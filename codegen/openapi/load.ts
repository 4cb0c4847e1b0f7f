import type { Type } from '../expression/type';
import { alternatives } from '../expression/relations';
import type { Diagnostic, Json } from '../model';
import { isObject } from '../parse/schema';
import type { Contract, Operation, Parameter } from './contract';
import { Documents, type Place } from './documents';
import { SchemaTypes } from './schema-type';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Joins OpenAPI documents, by path and text, into one contract. */
export function load(texts: ReadonlyMap<string, string>): {
  readonly contract: Contract;
  readonly diagnostics: readonly Diagnostic[];
} {
  const documents = new Documents(texts);
  const reader = new OperationReader(documents);
  const operations = new Map<string, Operation>();
  for (const path of documents.paths) {
    for (const [address, item] of documents.children(documents.below(documents.root(path), 'paths'))) {
      for (const method of methods) {
        const place = documents.below(item, method);
        if (!isObject(place.value)) continue;
        const operation = reader.read(place, { method, address: String(address), item });
        if (!operation) continue;
        const known = operations.get(operation.id);
        if (known) {
          const message = `The operationId "${operation.id}" is that of ${known.method} ${known.path} in ${known.file}.`;
          documents.report(reader.idPlace(place), { code: 'openapi/double-operation', message });
        } else operations.set(operation.id, operation);
      }
    }
  }
  return { contract: { operations }, diagnostics: documents.diagnostics };
}

interface Address {
  readonly method: Operation['method'];
  readonly address: string;
  readonly item: Place;
}

class OperationReader {
  readonly #documents: Documents;
  readonly #types: SchemaTypes;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#types = new SchemaTypes(documents);
  }

  idPlace(place: Place): Place {
    return this.#documents.below(place, 'operationId');
  }

  read(place: Place, { method, address, item }: Address): Operation | undefined {
    const id = this.idPlace(place).value;
    if (typeof id !== 'string' || id === '') {
      const message = `${method.toUpperCase()} ${address} has no operationId.`;
      this.#documents.report(place, { code: 'openapi/no-operation-id', message });
      return undefined;
    }
    const body = this.#content(this.#documents.below(place, 'requestBody'));
    return {
      id,
      method,
      path: address,
      file: place.path,
      parameters: this.#parameters(item, place),
      ...(body && { body }),
      bodyRequired: this.#documents.below(place, 'requestBody', 'required').value === true,
      answer: this.#answer(place),
      errorNumbers: this.#errorNumbers(place),
      safe: method === 'get' || this.#documents.below(place, 'x-safe').value === true,
    };
  }

  /** Parameters of the operation and those that its path has for all operations. */
  #parameters(...owners: readonly Place[]): readonly Parameter[] {
    const byName = new Map<string, Parameter>();
    for (const owner of owners) {
      for (const [, place] of this.#documents.children(this.#documents.below(owner, 'parameters'))) {
        const [name, where, required] = ['name', 'in', 'required'].map(
          (step) => this.#documents.below(place, step).value,
        );
        if (typeof name !== 'string' || (where !== 'path' && where !== 'query')) continue;
        const type = this.#types.typeAt(this.#documents.below(place, 'schema'));
        const maximum = this.#documents.below(place, 'schema', 'maximum').value;
        byName.set(`${where} ${name}`, {
          name,
          in: where,
          required: where === 'path' || required === true,
          type,
          ...(typeof maximum === 'number' && { maximum }),
        });
      }
    }
    return [...byName.values()];
  }

  #content(place: Place): Type | undefined {
    const schema = this.#documents.below(place, 'content', 'application/json', 'schema');
    return schema.value === undefined ? undefined : this.#types.typeAt(schema);
  }

  #responses(place: Place): readonly (readonly [string, Place])[] {
    const responses = this.#documents.children(this.#documents.below(place, 'responses'));
    return responses.map(([status, response]) => [String(status), response]);
  }

  #answer(place: Place): Type {
    const success = this.#responses(place).find(([status]) => /^2/.test(status));
    const whole = success ? this.#content(success[1]) : undefined;
    if (!whole) return { is: 'null' };
    const root = this.#documents.below(place, 'x-root');
    if (root.value === undefined) return whole;
    const below = typeof root.value === 'string' ? belowRoot(whole, root.value.split('.')) : undefined;
    if (below) return below;
    const message = `The answer has no "${String(root.value)}" for its root.`;
    this.#documents.report(root, { code: 'openapi/root', message });
    return whole;
  }

  #errorNumbers(place: Place): ReadonlyMap<number, readonly number[]> {
    const numbers = new Map<number, readonly number[]>();
    for (const [status, response] of this.#responses(place)) {
      const declared = this.#documents.below(response, 'x-error-numbers');
      if (declared.value === undefined) continue;
      if (isNumbers(declared.value) && /^\d+$/.test(status)) numbers.set(Number(status), declared.value);
      else {
        const message = 'Error numbers are a list of whole numbers at a response with a status.';
        this.#documents.report(declared, { code: 'openapi/error-numbers', message });
      }
    }
    return numbers;
  }
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

function isNumbers(value: Json): value is readonly number[] {
  return Array.isArray(value) && value.every((entry) => Number.isInteger(entry));
}
