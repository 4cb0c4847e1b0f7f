import { evaluate } from '~/descriptor/evaluate';
import type { Expression, Scope } from '~/generated/contract/types';
import type { ResolvedText, Translate } from '~/i18n/translate';
import { getOwn } from '~/lib/get-own';
import { isNumber, isRecord, isString } from '~/lib/json';

/** The scope of a dialog: the session, and the input from its opener with its texts translated. */
export function dialogScope(session: Scope, params: Readonly<Record<string, unknown>>, translate: Translate): Scope {
  const input = Object.entries(params).map(([name, value]) => [name, isText(value) ? translate(value) : value]);
  return { ...session, input: Object.fromEntries(input) };
}

/** Checks every member: a dialog that is opened from outside can get any input. */
function isText(value: unknown): value is ResolvedText {
  if (!isRecord(value) || !isString(value.key)) return false;
  const { text, by, values = {} } = value;
  return (
    (text === undefined || isString(text) || (isRecord(text) && isString(text.other))) &&
    (by === undefined || isString(by)) &&
    isRecord(values) &&
    Object.values(values).every((value) => isString(value) || isNumber(value))
  );
}

/** A scope with more inputs, evaluated in it. They replace inputs of the same name. */
export function withInput(scope: Scope, inputs: Readonly<Record<string, Expression>> | undefined): Scope {
  if (!inputs) return scope;
  const before = getOwn(scope, 'input');
  const added = Object.entries(inputs).map(([name, expression]) => [name, evaluate(expression, scope)] as const);
  return { ...scope, input: { ...(isRecord(before) && before), ...Object.fromEntries(added) } };
}
