import type { WhyNot, WhyPart } from '../service/visibility/why-not';

/** Why a part is there or not, as indented lines: each condition with its value, what it reads, and its position. */
export function linesOfWhy({ parts }: WhyNot): readonly string[] {
  return parts.flatMap((part) => linesOf(part, 1));
}

function linesOf({ text, value, file, line, column, reads, children }: WhyPart, depth: number): readonly string[] {
  const read = Object.entries(reads).map(([path, json]) => `${path} is ${json}`);
  const facts = read.length > 0 ? `  (${read.join(', ')})` : '';
  return [
    `${'  '.repeat(depth)}${String(value).padEnd(7)}  ${text}${facts}  ${file}:${line}:${column}`,
    ...children.flatMap((child) => linesOf(child, depth + 1)),
  ];
}
