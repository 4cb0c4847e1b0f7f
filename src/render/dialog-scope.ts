import type { ResolvedText } from '../descriptor/text';
import type { Scope } from '../generated/types';
import { isRecord, isString } from '../lib/json';
import type { Translate } from './use-text';

/** What the expressions of a dialog read: the session, and what the opener handed over, its texts translated. */
export function dialogScope(session: Scope, params: Readonly<Record<string, unknown>>, translate: Translate): Scope {
  const input = Object.entries(params).map(([name, value]) => [name, isText(value) ? translate(value) : value]);
  return { ...session, input: Object.fromEntries(input) };
}

function isText(value: unknown): value is ResolvedText {
  return isRecord(value) && isString(value.key) && (value.fallback === undefined || isString(value.fallback));
}
