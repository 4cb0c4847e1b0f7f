import type { Scope } from '~/generated/contract/types';

/** Words in place of a text of a descriptor. */
export const text = (words: string) => ({ key: `test.${words}`, text: words });
/** Reads a member of the entry. */
export const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
/** Reads a member of what the tests hand in as `v`. */
export const given = (name: string) => (scope: Scope) => Object(scope.v)[name];
