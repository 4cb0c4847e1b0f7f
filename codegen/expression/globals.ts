import { listAt, objectAt, stringAt } from '../parse/read';
import type { Descriptor } from '../model';
import type { Operation } from '../openapi/contract';
import type { Project } from '../project';
import { checkExpression } from './check';
import type { Environment, NamedRule, Names, Variable } from './environment';
import { any, boolean, string } from './make-type';
import type { Type } from './type';

/** What the globals are made of. As long as these are the same, the globals are. */
interface Origin {
  readonly vocabulary: Descriptor | undefined;
  readonly predicates: Descriptor | undefined;
  readonly console: Descriptor | undefined;
  readonly operations: ReadonlyMap<string, Operation>;
}

const known = new WeakMap<Origin['operations'], { readonly origin: Origin; readonly globals: Environment }>();

/** What every expression can read. The same object for the same files, so that what is known by it stays known. */
export function globalsOf(project: Project): Environment {
  const origin: Origin = {
    vocabulary: project.find('vocabulary', 'vocabulary'),
    predicates: project.find('predicates', 'predicates'),
    console: project.find('console', 'console'),
    operations: project.contract.operations,
  };
  const last = known.get(origin.operations);
  if (last && sameOrigin(origin, last.origin)) return last.globals;
  const globals = makeGlobals(origin);
  known.set(origin.operations, { origin, globals });
  return globals;
}

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

function makeGlobals({ vocabulary, predicates, console, operations }: Origin): Environment {
  const names = (list: string): Names => vocabulary && new Set(Object.keys(objectAt(vocabulary.value, list)));
  const types: Record<(typeof sessionNames)[number], Type> = {
    region: oneOf(names('regions')),
    site: string,
    tracking: boolean,
    serviceProviderContext: boolean,
    view: oneOf(names('views')),
    userType: string,
    language: oneOf(console && new Set(listAt(console.value, 'languages').map(String))),
    profile: operations.get('getAuth')?.answer ?? any,
  };
  return {
    variables: new Map<string, Variable>(sessionNames.map((name) => [name, { type: types[name] }])),
    predicates: predicates && new Set(Object.keys(objectAt(predicates.value, 'predicates'))),
    ...(predicates && { rules: rulesOf(predicates) }),
    flags: names('flags'),
    permissions: names('permissions'),
    externalLinks: names('externalLinks'),
    memories: console && new Set(Object.keys(objectAt(console.value, 'memories'))),
  };
}

/** The rules in their order: each knows those before it. */
function rulesOf({ value }: Descriptor): ReadonlyMap<string, NamedRule> {
  const none: Names = new Set();
  const rules = new Map<string, NamedRule>();
  for (const [name, rule] of Object.entries(objectAt(value, 'rules'))) {
    const parameters = listAt(rule, 'of').map(String);
    const environment: Environment = {
      variables: new Map(parameters.map((parameter) => [parameter, { type: any }])),
      predicates: none,
      rules: new Map(rules),
      flags: none,
      permissions: none,
      externalLinks: none,
      memories: none,
      pure: true,
    };
    const { type } = checkExpression(stringAt(rule, 'value') ?? '', environment);
    rules.set(name, { parameters, type, environment });
  }
  return rules;
}

function oneOf(names: Names): Type {
  return names ? { is: 'string', values: [...names] } : string;
}

function sameOrigin(left: Origin, right: Origin): boolean {
  return left.vocabulary === right.vocabulary && left.predicates === right.predicates && left.console === right.console;
}
