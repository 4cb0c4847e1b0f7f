/** A person who can sign in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** What the person may grant to the console. */
  readonly scopes: readonly string[];
}

/** Everybody of the fleet. A real provider asks for a proof; this one lets whoever tries the example choose. */
export const people: readonly Person[] = [
  { id: 'ida', name: 'Ida Brandt', role: 'Fleet manager', scopes: ['fleet.read', 'fleet.manage'] },
  { id: 'ole', name: 'Ole Petersen', role: 'Technician', scopes: ['fleet.read'] },
];
