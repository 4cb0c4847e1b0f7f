import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { rollUp, type Member, type RolledGroup } from '../../descriptor/roll-up';
import type { GroupsField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { wordsOfName } from '../../lib/words-of-name';
import { UntrustedText } from '../../ui/UntrustedText';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { MarkedState } from './MarkedState';

/** States by name in groups, each with what it is as a whole. */
export function GroupsView({ field, scope }: FieldProps<GroupsField>) {
  const value = evaluate(field.value, scope);
  const groups = rollUp(field, value);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      copy={{ first: '', all: () => groups.flatMap(({ members }) => members.map(memberText)).join('\n') }}
    >
      {groups.length > 0 && groups.map((group) => <Group key={group.id} group={group} field={field} scope={scope} />)}
    </Line>
  );
}

/** Where all members are as the group is, their names tell all; otherwise each shows its own state. */
function Group({ group, field, scope }: FieldProps<GroupsField> & { readonly group: RolledGroup }) {
  const text = useText();
  const alike = group.members.every(({ state }) => state === group.summary);
  return (
    <section className="descry-group" data-group={group.id}>
      <h5 className="descry-group-head">
        {text(group.label, scope)} <MarkedState scale={field.summary} value={group.summary} scope={scope} />
      </h5>
      <ul className={alike ? 'descry-chips' : 'descry-group-members'}>
        {group.members.map((member) => (
          <li key={member.id} className={alike ? 'descry-chip' : undefined} data-member={member.id}>
            <Name member={member} scope={scope} />{' '}
            <span className={alike ? 'descry-aside' : undefined}>
              <MarkedState scale={field.states} value={member.state} scope={scope} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What no descriptor names is called by the words in its name, and by the name itself. */
function Name({ member, scope }: { readonly member: Member; readonly scope: Scope }) {
  const text = useText();
  if (member.label) return <span>{text(member.label, scope)}</span>;
  const words = wordsOfName(member.id);
  if (words === undefined) return <UntrustedText text={member.id} />;
  return (
    <span>
      {words}{' '}
      <span className="descry-entry-beside">
        <UntrustedText text={member.id} mono />
      </span>
    </span>
  );
}

function memberText({ id, state }: Member): string {
  return `${id}: ${showText(state)?.copy ?? ''}`;
}
