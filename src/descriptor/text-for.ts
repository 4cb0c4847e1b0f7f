import type { TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { isTrue } from './is-shown';

/** The title of the first case whose condition is true, else the default title. */
export function textFor(
  described: { readonly title: Text; readonly titleWhen?: readonly TextWhen[] },
  scope: Scope,
): Text {
  return caseText(described.titleWhen, scope) ?? described.title;
}

/** The text of the first case whose condition is true. */
export function caseText(cases: readonly TextWhen[] | undefined, scope: Scope): Text | undefined {
  return cases?.find(({ when }) => isTrue(when, scope))?.text;
}
