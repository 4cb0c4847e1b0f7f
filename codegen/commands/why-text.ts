import type { ReadValue, WhyNot, WhyPart } from '../service/visibility/why-not';

/** Why a part is there or not, as indented lines: each condition with its value, what it reads, and its position. */
export function linesOfWhy({ parts }: WhyNot): readonly string[] {
  return parts.flatMap((part) => linesOf(part, 1));
}

/** What a text is made of, likewise. */
export function linesOfValues(values: readonly ReadValue[]): readonly string[] {
  return values.map((one) => lineOf(one, one.value, 1));
}

function linesOf(part: WhyPart, depth: number): readonly string[] {
  return [lineOf(part, String(part.value), depth), ...part.children.flatMap((child) => linesOf(child, depth + 1))];
}

function lineOf({ text, file, line, column, reads }: Omit<ReadValue, 'value'>, value: string, depth: number): string {
  const read = Object.entries(reads).map(([path, json]) => `${path} is ${json}`);
  const facts = read.length > 0 ? `  (${read.join(', ')})` : '';
  return `${'  '.repeat(depth)}${value.padEnd(7)}  ${text}${facts}  ${file}:${line}:${column}`;
}
