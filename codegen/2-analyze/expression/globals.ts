import { enginePreferenceNames } from '~/lib/engine-preferences';
import type { Descriptor } from '../../language/model';
import { globalQuery } from '../../memo';
import type { Project } from '../../1-parse/project';
import { declaredPaths, declaredRules } from './declared-names';
import { expressionCache } from './expression-cache';
import type { TypeEnvironment, NamedRule, Names, Variable } from './type-environment';
import { any, boolean, string } from '../../language/types';
import type { Type } from '../../language/type';

/** The variables of the session; a source or predicate cannot take their names. */
export const sessionNames = [
  'region',
  'site',
  'tracking',
  'serviceProviderContext',
  'view',
  'userType',
  'language',
  'profile',
] as const;

/** What the console sets itself, before anything is shown: never missing, never of another type. */
const sureNames: ReadonlySet<string> = new Set([
  'region',
  'site',
  'tracking',
  'serviceProviderContext',
  'view',
  'language',
] satisfies readonly (typeof sessionNames)[number][]);

/** Those whose value is always one of a list of the project. */
const closedNames: ReadonlySet<string> = new Set([
  'view',
  'language',
] satisfies readonly (typeof sessionNames)[number][]);

/** What every expression can read. */
export const globalsOf = globalQuery((project: Project): TypeEnvironment => {
  const vocabulary = project.find('vocabulary', 'vocabulary');
  const predicates = project.find('predicates', 'predicates');
  const console = project.find('console', 'console');
  const engine = project.find('engine', 'engine');
  const { flags, permissions, regions, sites, views, userTypes, externalLinks } = vocabulary?.authored ?? {};
  const names = (list: object | undefined): Names => vocabulary && new Set(Object.keys(list ?? {}));
  const types: Record<(typeof sessionNames)[number], Type> = {
    region: oneOf(names(regions)),
    site: sites ? oneOf(names(sites)) : string,
    tracking: boolean,
    serviceProviderContext: boolean,
    view: oneOf(names(views)),
    userType: oneOf(names(userTypes)),
    language: oneOf(console && new Set(console.authored.languages?.map(String))),
    profile: project.contract.operations.get(engine?.authored.profile?.operation ?? '')?.answer ?? any,
  };
  return {
    variables: new Map<string, Variable>(
      sessionNames.map((name) => [
        name,
        {
          type: types[name],
          ...(sureNames.has(name) && { sure: true as const }),
          ...(closedNames.has(name) && { closed: true as const }),
        },
      ]),
    ),
    predicates: predicates && new Set(declaredPaths(project, predicates, 'predicates').keys()),
    ...(predicates && { rules: rulesOf(project, predicates) }),
    flags: names(flags),
    permissions: names(permissions),
    externalLinks: names(externalLinks),
    preferences: console && new Set([...Object.keys(console.authored.preferences ?? {}), ...enginePreferenceNames]),
  };
});

/** The rules in their order: each knows those before it. */
function rulesOf(project: Project, descriptor: Descriptor): ReadonlyMap<string, NamedRule> {
  const none: Names = new Set();
  const expressions = expressionCache(project);
  const rules = new Map<string, NamedRule>();
  for (const { name, parameters, text } of declaredRules(project, descriptor)) {
    const environment: TypeEnvironment = {
      variables: new Map(parameters.map((parameter) => [parameter, { type: any }])),
      predicates: none,
      rules: new Map(rules),
      flags: none,
      permissions: none,
      externalLinks: none,
      preferences: none,
      pure: true,
    };
    const { type } = expressions.check(text, environment);
    rules.set(name, { parameters, type, environment });
  }
  return rules;
}

function oneOf(names: Names): Type {
  return names ? { is: 'string', values: [...names] } : string;
}
