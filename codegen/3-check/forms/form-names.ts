import { isList } from '~/lib/json';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { AuthoredValue } from '../../language/authored';
import type { Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** Names that every object inherits, such as `toString`: a value of this name would be there before it is entered. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** No value of a form has a name that every object inherits; the form library could not tell whether it is missing. */
export const formNames = perDescriptor(['form'], function* (_project, descriptor) {
  for (const { name, path, key } of namesIn(descriptor.authored)) {
    if (!inherited.has(name)) continue;
    yield diagnose(descriptor, path, { ...finding('form/name', { name }), key });
  }
});

interface Name {
  readonly name: string;
  readonly path: Path;
  /** Whether it is the key at its path, not the value. */
  readonly key: boolean;
}

/** The names of all values of a form: its properties, the choice of its case, and the keys of values by key. */
function* namesIn({ schema, cases }: AuthoredValue<'form'>): Iterable<Name> {
  for (const name of Object.keys(schema?.properties ?? {})) {
    yield { name, path: ['schema', 'properties', name], key: true };
  }
  const choice = cases?.property;
  if (choice !== undefined) yield { name: choice, path: ['cases', 'property'], key: false };
  for (const [index, one] of (cases?.items ?? []).entries()) {
    for (const [property, keys] of Object.entries(one?.asks ?? {})) {
      for (const [position, name] of (isList(keys) ? keys : []).entries()) {
        if (name === undefined) continue;
        yield { name, path: ['cases', 'items', index, 'asks', property, position], key: false };
      }
    }
  }
}
