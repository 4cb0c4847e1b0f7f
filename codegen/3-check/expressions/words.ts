import { isList, isRecord } from '~/lib/json';
import { memoizePerObject } from '~/lib/memoize';
import {
  equalsOf,
  expressionsOf,
  filtersOf,
  inAllDescriptors,
  partsOf,
  type Syntax,
  writtenOptions,
} from '../../2-analyze/analysis';
import { findFunction } from '../../language/functions';
import type { Descriptor, Json } from '../../language/model';
import { isSameList, query } from '../../memo';
import type { Project } from '../../1-parse/project';

/** Shorter words are near to too many others. One that has lost a letter is shorter than what it means. */
export const minLength = 4;

/** A text that is written in an expression. */
type Literal = Syntax & { readonly is: 'literal' };

/** The words of all descriptors, each as often as it is written. */
export const allWords = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly string[] => [...wordsIn(project, descriptor)], isSameList),
);

/** The words of a descriptor that name values. */
function* wordsIn(project: Project, descriptor: Descriptor): Iterable<string> {
  const found: string[] = rowsOf(descriptor).flatMap((row) => equalsOf(row).map(({ value }) => String(value)));
  for (const [, { syntax }] of expressionsOf(project, descriptor))
    if (syntax) for (const { value } of literalsIn(syntax)) found.push(String(value));
  for (const filter of descriptor.kind === 'screen' ? filtersOf(descriptor.authored) : []) {
    for (const option of writtenOptions(filter).options) found.push(option?.value ?? '');
  }
  if (descriptor.kind === 'form')
    for (const one of descriptor.authored.cases?.items ?? [])
      found.push(
        ...Object.values(one?.asks ?? {}).flatMap((words) => (isList(words) ? words.map(String) : (words ?? []))),
      );
  if (descriptor.kind === 'scenarios') found.push(...textsIn(descriptor.value));
  for (const word of found) if (word.length >= minLength) yield word;
}

/** The rows of a scale. */
export function rowsOf(descriptor: Descriptor) {
  return descriptor.kind === 'scale' ? (descriptor.authored.rows ?? []) : [];
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts in an expression that are no names of a closed list. */
export const literalsIn = memoizePerObject((syntax: Syntax): readonly Literal[] => {
  if (syntax.is === 'literal') return typeof syntax.value === 'string' ? [syntax] : [];
  if (syntax.is !== 'call') return partsOf(syntax).flatMap(literalsIn);
  const parameters = findFunction(syntax.name)?.parameters ?? [];
  const given = syntax.arguments.filter((_, index) => {
    const parameter = parameters[index];
    return !parameter || 'type' in parameter;
  });
  return [...(syntax.receiver ? [syntax.receiver] : []), ...given].flatMap(literalsIn);
});
