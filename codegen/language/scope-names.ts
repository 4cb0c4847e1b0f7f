/**
 * The names that the language itself gives to the expressions of some descriptors. No source, value, predicate or rule
 * can take one.
 */
export const scopeNames = [
  'input',
  'form',
  'chosen',
  'countdown',
  'selected',
  'item',
  'answer',
  'task',
  'targets',
] as const;

/** One of them. */
export type ScopeName = (typeof scopeNames)[number];

/** The names that the language gives to the expressions of screens. They are free in other descriptors. */
export const screenScopeNames = ['address', 'filter', 'period', 'page', 'sort', 'selection'] as const;

/** One of them. */
export type ScreenScopeName = (typeof screenScopeNames)[number];
