import { memoizePerObject } from '~/lib/memoize';
import { findFunction } from '../language/functions';
import type { Descriptor } from '../language/model';
import { globalQuery, isSameList, query } from '../memo';
import type { Project } from '../1-parse/project';
import { partsOf, type Syntax } from './expression/syntax';
import { expressionsOf } from './expressions';

/** The lists of names that expressions of all descriptors read. */
const sharedLists = ['predicates', 'flags', 'permissions', 'externalLinks', 'preferences'] as const;

/** One of them; `predicates` are predicates and rules. */
type SharedList = (typeof sharedLists)[number];

/** The names that expressions read, by their list. */
type ExpressionNames = Readonly<Record<SharedList, ReadonlySet<string>>>;

const namesOfDescriptor = query((project: Project, descriptor: Descriptor): ExpressionNames => {
  const names = emptyNames();
  for (const [, { syntax, predicates }] of expressionsOf(project, descriptor)) {
    for (const name of predicates) names.predicates.add(name);
    if (syntax) for (const { list, name } of namesInCalls(syntax)) names[list].add(name);
  }
  return names;
});

/** The names that the expressions of a project read; of functions, those that are written as literals. */
export const namesInExpressions = globalQuery((project: Project): ExpressionNames => {
  const names = emptyNames();
  for (const descriptor of project.descriptors) {
    const ofDescriptor = namesOfDescriptor(project, descriptor);
    for (const list of sharedLists) for (const name of ofDescriptor[list]) names[list].add(name);
  }
  return names;
}, isSameNames);

function isSameNames(left: ExpressionNames, right: ExpressionNames): boolean {
  return sharedLists.every((list) => isSameList([...left[list]], [...right[list]]));
}

function emptyNames(): Record<SharedList, Set<string>> {
  return {
    predicates: new Set(),
    flags: new Set(),
    permissions: new Set(),
    externalLinks: new Set(),
    preferences: new Set(),
  };
}

/** The literals that the functions in an expression take as names. */
const namesInCalls = memoizePerObject(
  (syntax: Syntax): readonly { readonly list: SharedList; readonly name: string }[] => {
    const parameters = (syntax.is === 'call' && findFunction(syntax.name)?.parameters) || [];
    const given = syntax.is === 'call' ? syntax.arguments : [];
    return [
      ...given.flatMap((argument, index) => {
        const parameter = parameters[index];
        const isName = parameter && 'names' in parameter && argument.is === 'literal';
        return isName ? [{ list: parameter.names, name: String(argument.value) }] : [];
      }),
      ...partsOf(syntax).flatMap(namesInCalls),
    ];
  },
);
