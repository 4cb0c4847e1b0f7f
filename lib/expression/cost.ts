/**
 * How many steps one evaluation may take. A step is one entry of a list, or some characters of a text; on a slow
 * computer this many take about 50 ms. A number of steps, and not a time, so that every computer decides alike.
 */
const maxSteps = 300_000;

/** How many characters count as one step: of a text that is searched or compared, counted, or changed. */
const charactersPerStep = { searched: 256, counted: 32, changed: 4 } as const;

let left = maxSteps;
let isCounting = false;

/** Runs one evaluation. What it evaluates inside counts as well. Throws when it takes too many steps. */
export function withLimit<Value>(evaluation: () => Value): Value {
  if (isCounting) return evaluation();
  isCounting = true;
  left = maxSteps;
  try {
    return evaluation();
  } finally {
    isCounting = false;
  }
}

/** Counts the steps of a function that goes through a list. */
export function countSteps(steps: number): void {
  left -= steps;
  if (isCounting && left < 0) throw new Error('The expression takes too many steps.');
}

/** Counts the steps of a function that goes through a text of so many characters (UTF-16 units), and what it does. */
export function countText({ length }: { readonly length: number }, use: keyof typeof charactersPerStep): void {
  countSteps(length / charactersPerStep[use]);
}
