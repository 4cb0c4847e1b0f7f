/**
 * How many steps one evaluation may take. A step is one entry of a list, or some hundred characters of a text; on a
 * slow computer this many take about 50 ms. A number of steps, and not a time, so that every computer decides alike.
 */
const maxSteps = 300_000;

/** How many characters count as one step. */
const charactersPerStep = 256;

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

/** Counts the steps of a function that goes through a text. */
export function countText(text: string): void {
  countSteps(text.length / charactersPerStep);
}
