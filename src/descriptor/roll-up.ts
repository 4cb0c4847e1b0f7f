import type { GroupsField, Switch, SwitchGroup } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { isEmpty } from '~/lib/format/formatted-value';

/** The state of a group. */
export type Summary = 'enabled' | 'partial' | 'disabled';

/** A member of a group with its state. A member that no group of the descriptor names has no label. */
export interface Member {
  readonly id: string;
  readonly label: Switch['label'] | undefined;
  readonly state: unknown;
}

/** A group with the members that the value contains. */
export interface RolledGroup {
  readonly id: string;
  readonly label: SwitchGroup['label'];
  readonly summary: Summary;
  readonly members: readonly Member[];
}

/** Id of the group of all members that no group of the descriptor names. */
const othersId = 'others';

/** The groups with members in the value, an object of states by name; last the group of the other members. */
export function rollUp(
  { groups, others, off }: Pick<GroupsField, 'groups' | 'others' | 'off'>,
  value: unknown,
): readonly RolledGroup[] {
  if (!isRecord(value)) return [];
  const states = new Map(Object.entries(value).filter(([, state]) => !isEmpty(state)));
  const named = groups.map(({ id, label, members }) => ({
    id,
    label,
    members: members.flatMap((member): readonly Member[] =>
      states.has(member.id) ? [{ ...member, state: states.get(member.id) }] : [],
    ),
  }));
  const taken = new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const rest = [...states].flatMap(([id, state]) => (taken.has(id) ? [] : [{ id, label: undefined, state }]));
  return [...named, { id: othersId, label: others, members: rest }]
    .filter(({ members }) => members.length > 0)
    .map((group) => ({ ...group, summary: summaryOf(group.members, off) }));
}

function summaryOf(members: readonly Member[], off: string): Summary {
  const disabled = members.filter(({ state }) => state === off).length;
  return disabled === 0 ? 'enabled' : disabled === members.length ? 'disabled' : 'partial';
}
