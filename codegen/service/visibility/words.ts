import { isCondition, isFact, isTime, type ConditionVariable, type Syntax } from '../../2-analyze/analysis';
import { rangesOf } from './ranges';
import { quoted, textOf } from './syntax-text';

type Choice = ConditionVariable['choices'][number];

/** What it means in words that a variable has one of some choices, which are not all. */
export function describeChoices({ syntax, choices }: ConditionVariable, chosen: ReadonlySet<number>): string {
  const special = describeSwitch(syntax, chosen.has(0));
  if (special !== undefined) return special;
  const inside = choices.filter((_, index) => chosen.has(index));
  const outside = choices.filter((_, index) => !chosen.has(index));
  if (isFact(syntax)) return `shown in ${inside.map(({ value }) => String(value)).join(' or ')}`;
  const subject = subjectOf(syntax);
  if (isCondition(syntax) && !isTime(syntax)) return describeTruth(subject, inside);
  return describeGaps(subject, inside, outside) ?? describeKnown(subject, choices, inside, outside);
}

/** Choices with one for a missing value or a value of another type, if both are not treated alike. */
function describeGaps(subject: string, inside: readonly Choice[], outside: readonly Choice[]): string | undefined {
  const gaps = inside.filter(isGap);
  const [values, others] = [inside, outside].map((some) => some.filter((choice) => !isGap(choice)));
  if (gaps.length === 0 || !values || !others) return undefined;
  const isAnyGap = !outside.some(isGap);
  const isThere = gaps.every(({ is }) => is === 'wrong');
  if (isThere && others.every(isValue) && outside.some(isGap))
    return `${subject} is there${others.length > 0 ? ` and not ${list(others)}` : ''}`;
  const gap = isAnyGap && gaps.length > 1 ? 'not known' : isThere ? 'of another type' : 'missing';
  if (values.length === 0) return `${subject} is ${gap}`;
  if (isAnyGap && others.every(isValue) && !values.every(isValue)) return `${subject} is not ${list(others)}`;
  return `${describeKnown(subject, [...inside, ...outside], values, others)} or ${gap}`;
}

/** Choices that are all neither missing nor of another type. */
function describeKnown(
  subject: string,
  choices: readonly Choice[],
  inside: readonly Choice[],
  outside: readonly Choice[],
): string {
  const others = outside.filter((choice) => !isGap(choice));
  const ranges = rangesOf(choices, inside);
  if (ranges?.length === 1 && !inside.every(isValue)) return `${subject} ${ranges.join('')}`;
  if (others.length === 0) return `${subject} is known`;
  if (others.every(isValue) && !inside.every(isValue))
    return `${subject} is ${choices.some(isGap) ? 'known and ' : ''}not ${list(others)}`;
  if (ranges && !inside.every(isValue)) return `${subject} ${ranges.join(' or ')}`;
  return `${subject} is ${list(inside)}`;
}

/** A condition that is not looked into. */
function describeTruth(subject: string, inside: readonly Choice[]): string {
  const words = inside.map(({ is, value }) =>
    is === 'absent' ? 'is not known' : value === true ? 'holds' : 'does not hold',
  );
  return `${subject} ${words.join(' or ')}`;
}

function isGap({ is }: Choice): boolean {
  return is === 'absent' || is === 'wrong';
}

function isValue({ is }: Choice): boolean {
  return is === 'value';
}

function list(choices: readonly Choice[]): string {
  const texts = choices.map(({ is, value }) => (is === 'value' ? valueText(value) : 'another value'));
  return [...new Set(texts)].join(' or ');
}

/** A value as an expression writes it. */
function valueText(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

function subjectOf(syntax: Syntax): string {
  return isTime(syntax) ? 'the time' : `\`${textOf(syntax)}\``;
}

/** What is on or off has words for both. */
function describeSwitch(syntax: Syntax, isOn: boolean): string | undefined {
  const name = textOf(syntax);
  if (isFact(syntax)) return name.startsWith('menu key') ? `${name} is ${isOn ? '' : 'not '}allowed` : undefined;
  const [argument] = syntax.is === 'call' ? syntax.arguments : [];
  if (syntax.is !== 'call' || argument?.is !== 'literal') return undefined;
  const words = switches.get(syntax.name);
  return words && `${words.label} ${String(argument.value)} is ${isOn ? words.on : words.off}`;
}

const switches: ReadonlyMap<string, { readonly label: string; readonly on: string; readonly off: string }> = new Map([
  ['flag', { label: 'flag', on: 'on', off: 'off' }],
  ['can', { label: 'permission', on: 'granted', off: 'not granted' }],
  ['preference', { label: 'preference', on: 'stored', off: 'not stored' }],
]);
