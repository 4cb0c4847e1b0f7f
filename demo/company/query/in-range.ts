/** True for a number from one to another, both included. An end that is absent is open. */
export function inRange(value: number, from: number | undefined, to: number | undefined): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}
