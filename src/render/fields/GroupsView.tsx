import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { rollUp, type Member, type RolledGroup } from '../../descriptor/roll-up';
import type { GroupsField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
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

function Group({ group, field, scope }: FieldProps<GroupsField> & { readonly group: RolledGroup }) {
  const text = useText();
  return (
    <section className="descry-group" data-group={group.id}>
      <h5 className="descry-group-head">
        {text(group.label, scope)} <MarkedState scale={field.summary} value={group.summary} scope={scope} />
      </h5>
      <ul className="descry-group-members">
        {group.members.map((member) => (
          <li key={member.id} data-member={member.id}>
            <Name member={member} scope={scope} />{' '}
            <MarkedState scale={field.states} value={member.state} scope={scope} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ member, scope }: { readonly member: Member; readonly scope: Scope }) {
  const text = useText();
  return member.label ? <span>{text(member.label, scope)}</span> : <UntrustedText text={member.id} />;
}

function memberText({ id, state }: Member): string {
  return `${id}: ${showText(state)?.copy ?? ''}`;
}
