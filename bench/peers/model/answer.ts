import type { Field } from './drawer';

/** A value of the object that a drawer shows. */
export type Value = string | number | readonly string[] | Readonly<Record<string, string>> | null;

/** The object that a drawer shows: its values by the id of the field. */
export type Answer = Readonly<Record<string, Value>>;

/** An object with a value for each field, always the same. */
export function answerFor(fields: readonly Field[]): Answer {
  const next = randomNumbers(1);
  return Object.fromEntries(fields.map((field) => [field.id, valueOf(field, next)]));
}

function valueOf({ kind, entries }: Field, next: () => number): Value {
  const word = (): string => next().toString(16).padStart(8, '0');
  switch (kind) {
    case 'text':
      return `value ${word()}`;
    case 'dateTime':
      return new Date(Date.UTC(2026, 0, 1) + next() * 4).toISOString();
    case 'badge':
      return next() % 101;
    case 'list':
      return Array.from({ length: entries }, (_, index) => `10.0.${index >> 8}.${index & 255} ${word()}`);
    case 'pairs':
      return Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`key${index}`, word()]));
    case 'link':
      return `https://example.test/${word()}`;
    case 'empty':
      return null;
  }
}

/** Numbers from 0 to 2^32 - 1: a linear congruential generator, so that every peer gets the same. */
function randomNumbers(seed: number): () => number {
  let last = seed;
  return () => (last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0);
}
