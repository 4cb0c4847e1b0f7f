import type { Owner } from '~/codegen/language/layout';

/** Who answers for a file, and where one reaches them. */
export function ownerWords({ name, contact }: Owner): string {
  return contact === undefined ? name : `${name}, ${contact}`;
}
