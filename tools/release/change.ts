/** What a change of the public surface does to those who rely on it. */
export type Effect = 'breaking' | 'addition' | 'undecided';

/** Something that is different in the public surface. */
export interface Change {
  readonly effect: Effect;
  /** What it is, in words, without a full stop. */
  readonly text: string;
}

/** How sets of allowed things differ: one that is gone breaks what used it. */
export function setChanges(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  words: { readonly gone: (name: string) => string; readonly added: (name: string) => string },
): readonly Change[] {
  const [gone, added] = [onlyIn(before, after), onlyIn(after, before)];
  return [
    ...gone.map((name): Change => ({ effect: 'breaking', text: words.gone(name) })),
    ...added.map((name): Change => ({ effect: 'addition', text: words.added(name) })),
  ];
}

/** The members of a set that another one does not have. */
export function onlyIn(set: Iterable<string>, other: { readonly has: (name: string) => boolean }): readonly string[] {
  return [...set].filter((name) => !other.has(name));
}
