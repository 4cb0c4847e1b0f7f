import { boolean, listOf, number, objectOf, string } from './types';
import type { Member, Type } from './type';
import { union } from './type-relations';

/** What opens the drawer of any object. */
const common = { search_type: union([number, string]), id: string, 'name?': string, 'tabId?': number } as const;

/** The names of these members, which no drawer declares. */
export const commonDrawerInputs: ReadonlySet<string> = new Set(
  Object.keys(common).map((name) => name.replace('?', '')),
);

/** The inputs that a drawer declares: a word such as `scalar?`, or an object of such words, by name. */
type DeclaredInputs = Readonly<Record<string, string | Words | undefined>>;
type Words = Readonly<Record<string, string | undefined>>;

/** The type of `input` in the drawer of an object that declares further inputs. */
export function drawerInputType(declared: DeclaredInputs = {}): Type {
  const type = objectOf(common, 'the input of a drawer');
  return type.is === 'object' ? { ...type, members: new Map([...type.members, ...declaredMembers(declared)]) } : type;
}

/** The type of each declared input. */
export function declaredMembers(declared: DeclaredInputs): readonly (readonly [name: string, Member])[] {
  return Object.entries(declared).map(([name, one = '']) => {
    if (typeof one === 'string') return [name, memberOf(one)] as const;
    const members = Object.entries(one).map(([member, word]) => [member, memberOf(word)] as const);
    return [name, { type: { is: 'object', members: new Map(members) }, optional: true }] as const;
  });
}

/** The member that a word such as `scalar?` means. */
function memberOf(word = ''): Member {
  const optional = word.endsWith('?');
  return { type: types.get(optional ? word.slice(0, -1) : word) ?? { is: 'any' }, optional };
}

const types: ReadonlyMap<string, Type> = new Map([
  ['string', string],
  ['number', number],
  ['boolean', boolean],
  ['scalar', union([string, number])],
  ['strings', listOf(string)],
]);

/** What opens the drawer of a group of objects. */
export const objectGroupInput = objectOf({ 'title?': string, payload: { is: 'any' } }, 'the input of an object group');
