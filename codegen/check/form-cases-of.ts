import type { Json } from '../model';
import { listAt, member, objectAt } from '../parse/read';

/** What the cases of a form ask for, by property. */
export class FormCases {
  readonly #asks = new Map<string, Json[]>();

  constructor(form: Json) {
    for (const one of listAt(member(form, 'cases'), 'items')) {
      for (const [name, ask] of Object.entries(objectAt(one, 'asks')))
        this.#asks.set(name, [...(this.#asks.get(name) ?? []), ask]);
    }
  }

  /** Whether some case asks for a property. */
  has(name: string): boolean {
    return this.#asks.has(name);
  }

  /** The rules that the value of a property can break in some case, besides those of its schema. */
  rulesOf(name: string): readonly string[] {
    const asks = this.#asks.get(name) ?? [];
    const ranges = asks.filter((ask) => ask === 'public' || ask === 'private').map(String);
    return asks.length > 0 ? [...new Set(['required', ...ranges])] : [];
  }
}
