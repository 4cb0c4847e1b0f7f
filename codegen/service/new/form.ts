import type { Operation } from '../../1-parse/openapi/contract';
import type { Type } from '../../language/type';
import { mustBeSent } from '../../language/type-relations';
import { labelFor } from '~/lib/humanize-identifier';
import { camelCase } from '../fields/words';
import { constantFor, isFixed, mainOf, parametersFor, type Binding, type Needed } from './call-arguments';
import { CannotMake } from './cannot-make';
import { lineFor, type FormLine } from './form-lines';
import { leftOutOf } from './left-out';
import { newFile, type Made, type Order } from './order';

/** What opens a form or a dialog has to give it, by name. */
export type Inputs = Record<string, string>;

/**
 * A form for the body of an operation.
 *
 * @throws {CannotMake} if the body has no member that a control can fill in.
 */
export function makeForm(order: Order): readonly Made[] {
  const { name, operation } = order;
  const lines = linesOf(operation);
  if (lines.length === 0) throw new CannotMake(nothingToFill(operation));
  const required = lines.flatMap((line) => (line.required ? [line.name] : []));
  const inputs: Inputs = {};
  const give = giveInput(inputs);
  const { file, $schema } = newFile(order, 'form');
  const value = {
    $schema,
    input: inputs,
    schema: {
      type: 'object',
      properties: Object.fromEntries(lines.map((line) => [line.name, line.schema])),
      required: required.length > 0 ? required : undefined,
    },
    layout: lines.map(({ layout }) => layout),
    submit: {
      id: 'send',
      label: 'Send',
      operation: operation.id,
      ...parametersFor(operation, give),
      body: bodyOf(operation, lines, give),
      then: thenOf(titleOf(name, operation)),
    },
  };
  return [{ file, value: { ...value, input: unlessEmpty(inputs) }, leftOut: leftOutOf(operation) }];
}

function nothingToFill({ id, body }: Operation): string {
  if (!body) return `${id} takes no body, so there is nothing to fill in: make a dialog that asks for confirmation.`;
  return `No control can fill in what ${id} takes: make a dialog that asks for confirmation.`;
}

/** The lines for the members of the body that a call sends; what has one possible value is not asked for. */
export function linesOf({ body }: Operation): readonly FormLine[] {
  const type = body && mainOf(body);
  if (type?.is !== 'object') return [];
  return [...type.members].flatMap(([name, member]) =>
    isFixed(member) || member.readOnly ? [] : (lineFor(name, member) ?? []),
  );
}

/** The longest summary that is a title, in characters. */
const titleLength = 60;

/** What people call an operation: its summary in the contract if it is short, or else the words of a name. */
export function titleOf(name: string, { summary = '' }: Operation): string {
  const words = summary.trim().replace(/\.$/, '');
  return words === '' || words.length > titleLength || /[\n{}]/.test(words) ? labelFor(name) : words;
}

/** What follows a call that has succeeded. */
export function thenOf(title: string): readonly object[] {
  return [{ type: 'toast', text: `${title}: done.`, intent: 'success' }, { type: 'close' }];
}

/** Takes what nobody fills in from whoever opens the form, and declares it as an input. */
export function giveInput(inputs: Inputs): (needed: Needed) => string | undefined {
  return (needed) => {
    if (isFixed(needed)) return constantFor(needed);
    const name = inputNameFor(needed.name);
    inputs[name] = inputTypeOf(needed.type);
    return `input.${name}`;
  };
}

/** A name of an input, which no name of all objects can be. */
function inputNameFor(name: string): string {
  const wanted = camelCase(name);
  if (wanted === '') return 'value';
  return wanted in Object.prototype ? `${wanted}Value` : wanted;
}

/** The inputs; nothing if there are none. */
export function unlessEmpty(inputs: Inputs): Inputs | undefined {
  return Object.keys(inputs).length > 0 ? inputs : undefined;
}

function inputTypeOf(type: Type): string {
  const { is } = mainOf(type);
  return is === 'string' || is === 'number' || is === 'boolean' || is === 'list' ? is : 'any';
}

/** The body: all that was filled in, and what is needed besides. */
function bodyOf(
  operation: Operation,
  lines: readonly FormLine[],
  give: (needed: Needed) => string | undefined,
): Binding {
  const names = new Set(lines.map(({ name }) => name));
  const type = operation.body && mainOf(operation.body);
  const members = type?.is === 'object' ? [...type.members] : [];
  const others = members.filter(([name, member]) => !names.has(name) && mustBeSent(member));
  if (others.length === 0) return 'form';
  return Object.fromEntries([
    ...members.flatMap(([name]) => (names.has(name) ? [[name, `form.${name}`] as const] : [])),
    ...others.map(([name, member]) => [name, give({ name, type: member.type }) ?? ''] as const),
  ]);
}
