import { any, boolean, string } from '../language/types';
import type { Type } from '../language/type';
import type { Descriptor } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';
import { declaredNames } from './expression/declared-names';
import { globalsOf } from './expression/globals';

/** The names that a scenario can give values to, beside the account: what expressions of a descriptor read. */
export const namesOfScenarios = query((project: Project, descriptor: Descriptor): ReadonlyMap<string, Type> => {
  const declared = [...declaredNames(project, descriptor)].map(([name, { type }]) => [name, type] as const);
  const profile = globalsOf(project).variables.get('profile')?.type ?? any;
  return new Map<string, Type>([
    ...declared,
    ['profile', profile],
    ['site', string],
    ['language', string],
    ['tracking', boolean],
    ['serviceProviderContext', boolean],
    // An entry or the selected entries of any list of the descriptor, and the answer or the task of any of its calls.
    ...(['item', 'selection', 'answer', 'task'] as const).map((name) => [name, any] as const),
  ]);
});
