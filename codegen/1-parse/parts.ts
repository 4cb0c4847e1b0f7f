import { isList, isRecord } from '~/lib/json';
import type { Descriptor, Json, Path } from '../language/model';
import { listAt, member, objectAt, stringAt, type JsonObject } from './read';

/**
 * Objects of many types have the same parts: an action, a source and a form all call an operation. Marks lead to such
 * an object in any descriptor; here its parts are read, in the types that rules need. What is missing or malformed is
 * left out.
 */

/** The parts of an object that calls an operation. */
export interface CallParts {
  readonly operation: string | undefined;
  /** The source whose call it repeats, instead of an operation. */
  readonly repeats: string | undefined;
  /** Bindings of path parameters; `undefined` if it has none. */
  readonly path: JsonObject | undefined;
  /** Bindings of query parameters; `undefined` if it has none. */
  readonly query: JsonObject | undefined;
  /** Bindings of parameters in headers; `undefined` if it has none. */
  readonly header: JsonObject | undefined;
  readonly body: Json | undefined;
  /** The reads that it names as out of date; `undefined` if it names none. */
  readonly changes: readonly Json[] | undefined;
}

/** Reads an object that calls an operation. */
export function callParts(value: Json | undefined): CallParts {
  const isRefresh = stringAt(value, 'type') === 'refresh';
  return {
    operation: isRefresh ? undefined : stringAt(value, 'operation'),
    repeats: isRefresh ? (stringAt(value, 'source') ?? '') : undefined,
    path: optionalObject(value, 'path'),
    query: optionalObject(value, 'query'),
    header: optionalObject(value, 'header'),
    body: member(value, 'body'),
    changes: member(value, 'changes') === undefined ? undefined : listAt(value, 'changes'),
  };
}

/** The positions of the toasts in `then` of a call. */
export function toastsAfter(call: Json | undefined): readonly number[] {
  return listAt(call, 'then').flatMap((action, index) => (stringAt(action, 'type') === 'toast' ? [index] : []));
}

/** The parts of an object that says what a read shows before a call is answered. */
export interface OptimisticParts {
  readonly read: string;
  /** The expression of its rows; `undefined` if the answer itself changes. */
  readonly rows: string | undefined;
  /** What must be equal for a row or an answer to change; `undefined` if it does not say. */
  readonly match: JsonObject | undefined;
  readonly set: JsonObject;
}

/** Reads an object that says what a read shows before a call is answered. */
export function optimisticParts(value: Json | undefined): OptimisticParts {
  return {
    read: stringAt(value, 'read') ?? '',
    rows: stringAt(value, 'rows'),
    match: optionalObject(value, 'match'),
    set: objectAt(value, 'set'),
  };
}

/** What the user of a panel, dialog or form gives it, by the name of the input. */
export interface GivenInputs {
  /** What is given before it starts; `undefined` if nothing is. */
  readonly with: JsonObject | undefined;
  /** What is given while it runs. */
  readonly deferredInputs: JsonObject;
  /** Texts. */
  readonly texts: JsonObject;
}

/** Reads an object that names a panel, a dialog or a form. */
export function givenInputs(value: Json | undefined): GivenInputs {
  return {
    with: optionalObject(value, 'with'),
    deferredInputs: objectAt(value, 'deferredInputs'),
    texts: objectAt(value, 'texts'),
  };
}

/** The inputs that a panel, a dialog or a form declares: their types by name, such as `string?`. */
export function declaredInputs({ value }: Descriptor): ReadonlyMap<string, string> {
  return new Map(Object.entries(objectAt(value, 'input')).map(([name, type]) => [name, String(type)]));
}

/** The parts of a text that is not English alone: a shared message, or English with values. */
export interface TextParts {
  readonly message: string | undefined;
  readonly text: Json | undefined;
  /** Bindings of its placeholders. */
  readonly values: JsonObject;
}

/** Reads a text. */
export function textParts(value: Json | undefined): TextParts {
  return { message: stringAt(value, 'message'), text: member(value, 'text'), values: objectAt(value, 'with') };
}

/** The parts of an object that leads to a page of the console. */
export function linkParts(value: Json | undefined): { readonly hasTail: boolean; readonly query: JsonObject } {
  return { hasTail: member(value, 'tail') !== undefined, query: objectAt(value, 'query') };
}

/** The parts of an object that rates a value: the type of a field, column or tile, and its scale. */
export function ratedParts(value: Json | undefined): Readonly<Record<'type' | 'scale', string | undefined>> {
  return { type: stringAt(value, 'type'), scale: stringAt(value, 'scale') };
}

/** The schema of a property in a form; `undefined` where there is none. `line` is an object that names the property. */
export function propertySchema(form: Descriptor, line: Json | undefined): Json | undefined {
  return member(member(member(form.value, 'schema'), 'properties'), stringAt(line, 'property') ?? '');
}

/** A rule: its parameters and its expression, in the properties that its mark names. */
export function ruleParts(rule: Json, { parameters, value }: { readonly parameters: string; readonly value: string }) {
  return { parameters: listAt(rule, parameters).map(String), text: stringAt(rule, value) ?? '' };
}

/** The fields of all sections of a panel or drawer, with their paths in it. */
export function sectionFields(panel: Json): readonly { readonly value: Json; readonly path: Path }[] {
  return listAt(panel, 'sections').flatMap((section, index) =>
    listAt(section, 'fields').map((value, at) => ({ value, path: ['sections', index, 'fields', at] })),
  );
}

function optionalObject(value: Json | undefined, name: string): JsonObject | undefined {
  const found = member(value, name);
  return isRecord(found) && !isList(found) ? found : undefined;
}
