/** Constructors whose prototypes all objects of a page share. */
const shared = [
  ...(['Object', 'Function', 'Array', 'String', 'Number', 'Boolean'] as const),
  ...(['Promise', 'Map', 'Set', 'RegExp', 'Date'] as const),
];

/**
 * Further members that libraries give to their own objects by assignment: the chart library to lists, others to texts.
 */
const assigned: readonly string[] = ['toString', 'filter', 'sort', 'exec'];

/** Constructors by name, for example those of `globalThis`. */
export type Realm = Readonly<Record<(typeof shared)[number], { readonly prototype: object }>>;

/**
 * Freezes the prototypes that all objects share, so that nothing that gets into them from data (`__proto__`,
 * `constructor.prototype`) can change what other code does. A frozen member also forbids objects to have a member of
 * that name by assignment; where libraries do that, the member becomes an accessor that gives the object its own one.
 * Not everywhere, because the browser calls built-in functions faster than accessors.
 */
export function sealPrototypes(realm: Realm): void {
  for (const name of shared) {
    const { prototype } = realm[name];
    for (const key of Object.getOwnPropertyNames(prototype)) {
      if (name === 'Object' || name === 'Function' || assigned.includes(key)) allowOverride(prototype, key);
    }
    Object.freeze(prototype);
  }
}

function allowOverride(prototype: object, key: string): void {
  const { value, writable, configurable } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
  if (!writable || !configurable) return;
  Object.defineProperty(prototype, key, {
    get: () => value,
    // For the prototype itself, which is frozen by then, this throws.
    set(this: unknown, ownValue: unknown) {
      Object.defineProperty(this, key, { value: ownValue, writable: true, enumerable: true, configurable: true });
    },
  });
}
