import type { Descriptor } from '../../language/model';
import { union } from '../../language/type-relations';
import type { Type } from '../../language/type';
import { string } from '../../language/types';
import { globalQuery, query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { inAllDescriptors } from '../in-all-descriptors';
import { parse } from './parse';
import type { Syntax } from './syntax';

/** What is given to an input: `panel/identity kind`, and the texts it can be, if it can be no others. */
interface GivenText {
  readonly input: string;
  readonly values: readonly string[] | undefined;
}

/** The texts that a descriptor gives to inputs of panels. Only what is written as literals is known. */
const textsGiven = query((project: Project, descriptor: Descriptor): readonly GivenText[] =>
  project.marks(descriptor).flatMap(({ path, scope, value }): readonly GivenText[] => {
    const { target } = scope;
    if (target?.to !== 'inputs' || target.of !== 'panel' || path.length !== target.at.length + 1) return [];
    const { syntax } = parse(String(value));
    return [{ input: `${target.id} ${path.at(-1)}`, values: syntax && literalsOf(syntax) }];
  }),
);

const allTextsGiven = inAllDescriptors(textsGiven);

const typesGiven = globalQuery((project: Project): ReadonlyMap<string, Type> => {
  const types = new Map<string, Type>();
  for (const { input, values } of allTextsGiven(project)) {
    const type: Type = values ? { is: 'string', values } : string;
    const known = types.get(input);
    types.set(input, known ? union([known, type]) : type);
  }
  return types;
});

/**
 * The type of a text that a panel takes: one of the texts that are given to it, if all of them are literals. Only
 * descriptors open panels, so no others come.
 */
export function typeOfGivenText(project: Project, panel: string, input: string): Type {
  // What a broken file gives is not known.
  return project.broken.length > 0 ? string : (typesGiven(project).get(`${panel} ${input}`) ?? string);
}

function literalsOf(syntax: Syntax): readonly string[] | undefined {
  if (syntax.is === 'literal' && typeof syntax.value === 'string') return [syntax.value];
  if (syntax.is !== 'choose') return undefined;
  const [yes, no] = [literalsOf(syntax.yes), literalsOf(syntax.no)];
  return yes && no && [...yes, ...no];
}
