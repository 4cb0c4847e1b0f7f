import type { TextWhen } from '../generated/descriptor-types';
import type { Scope, Text } from '../generated/types';
import { holds } from './is-shown';

/** The title of the first case that holds, else the usual one. */
export function textFor(
  described: { readonly title: Text; readonly titleWhen?: readonly TextWhen[] },
  scope: Scope,
): Text {
  return caseText(described.titleWhen, scope) ?? described.title;
}

/** The words of the first case that holds. */
export function caseText(cases: readonly TextWhen[] | undefined, scope: Scope): Text | undefined {
  return cases?.find(({ when }) => holds(when, scope))?.text;
}
