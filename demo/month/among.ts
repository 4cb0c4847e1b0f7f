/** Whether a value is one of those that a filter asks for; a filter that asks for none lets everything pass. */
export function among<T>(asked: readonly T[] | undefined, value: T): boolean {
  return asked === undefined || asked.length === 0 || asked.includes(value);
}
