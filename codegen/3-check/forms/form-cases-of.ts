import type { Authored, AuthoredValue } from '../../language/authored';
import type { FormCase } from '../../language/authored-types';

/** How a case of a form asks for a property: a word, or the keys of values by key. */
export type CaseRequest = NonNullable<Authored<FormCase>['asks']>[string];

/** The properties that the cases of a form ask for. */
export class FormCases {
  readonly #asks = new Map<string, CaseRequest[]>();

  constructor({ cases }: AuthoredValue<'form'>) {
    for (const one of cases?.items ?? []) {
      for (const [name, request] of Object.entries(one?.asks ?? {}))
        this.#asks.set(name, [...(this.#asks.get(name) ?? []), request]);
    }
  }

  /** Whether some case asks for a property. */
  has(name: string): boolean {
    return this.#asks.has(name);
  }

  /** The rules that the value of a property can break in some case, besides those of its schema. */
  rulesOf(name: string): readonly string[] {
    const asks = this.#asks.get(name) ?? [];
    const ranges = asks.filter((request) => request === 'public' || request === 'private').map(String);
    return asks.length > 0 ? [...new Set(['required', ...ranges])] : [];
  }
}
