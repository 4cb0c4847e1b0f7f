import type { ConditionVariable } from '../../2-analyze/analysis';
import { quoted } from './syntax-text';

type Choice = ConditionVariable['choices'][number];

/** Neighbouring choices of ordered numbers or texts as ranges: `> 5 and <= 9`. Nothing if they have no order. */
export function rangesOf(choices: readonly Choice[], inside: readonly Choice[]): readonly string[] | undefined {
  const ordered = choices
    .filter(({ is }) => is === 'value' || is === 'between')
    .toSorted((left, right) => compare(left.value, right.value));
  const types = new Set(ordered.map(({ value }) => typeof value));
  if (types.size !== 1 || !ordered.some(({ is }) => is === 'between')) return undefined;
  if (inside.some((choice) => !ordered.includes(choice))) return undefined;
  const ranges: string[] = [];
  let start: number | undefined;
  for (const [index, choice] of ordered.entries()) {
    const isIn = inside.includes(choice);
    const isLast = index === ordered.length - 1;
    if (isIn) start ??= index;
    if (start === undefined || (isIn && !isLast)) continue;
    ranges.push(rangeText(ordered, start, isIn ? index : index - 1));
    start = undefined;
  }
  return ranges;
}

function rangeText(ordered: readonly Choice[], start: number, end: number): string {
  const [first, last, before, after] = [ordered[start], ordered[end], ordered[start - 1], ordered[end + 1]];
  if (first === last && first?.is === 'value') return `is ${valueText(first)}`;
  const low = first?.is === 'value' ? before && `>= ${valueText(first)}` : before && `> ${valueText(before)}`;
  const high = last?.is === 'value' ? after && `<= ${valueText(last)}` : after && `< ${valueText(after)}`;
  return [low, high].flatMap((bound) => bound ?? []).join(' and ') || 'is known';
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left) < String(right) ? -1 : 1;
}

function valueText({ value }: Choice): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}
