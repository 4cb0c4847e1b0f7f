import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { rollUp, type Member, type RolledGroup } from '~/descriptor/roll-up';
import { rate } from '~/descriptor/scale';
import type { GroupsField, Scale } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { humanizeIdentifier } from '~/lib/humanize-identifier';
import { Dash } from '~/ui/Dash';
import { UntrustedText } from '~/ui/UntrustedText';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { StateLabel } from '../value/RatingLabel';

/** Named states in groups, each group with a state that summarizes its members. */
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

/** A group and its members. If all members have the state of the group, only their names are visible. */
function Group({ group, field, scope }: FieldProps<GroupsField> & { readonly group: RolledGroup }) {
  const t = useTranslate();
  const isUniform = group.members.every(({ state }) => state === group.summary);
  return (
    <section className="descry-group" data-group={group.id}>
      <h5 className="descry-group-head">
        {t(group.label, scope)} <MemberState scale={field.summary} value={group.summary} scope={scope} />
      </h5>
      <ul className={isUniform ? 'descry-chips' : 'descry-group-members'}>
        {group.members.map((member) => (
          <li key={member.id} className={isUniform ? 'descry-chip' : undefined} data-member={member.id}>
            <MemberName member={member} scope={scope} />{' '}
            <span className={isUniform ? 'descry-aside' : undefined}>
              <MemberState scale={field.states} value={member.state} scope={scope} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The label of a member. Without one in the descriptor, it is the identifier in words, followed by the identifier. */
function MemberName({ member, scope }: { readonly member: Member; readonly scope: Scope }) {
  const t = useTranslate();
  if (member.label) return <span>{t(member.label, scope)}</span>;
  const words = humanizeIdentifier(member.id);
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

/** A state with its raw value in `data-state-value`; a dash if the scale has no text for it. */
function MemberState(props: { readonly scale: Scale; readonly value: unknown; readonly scope: Scope }) {
  const rating = rate(props.scale, props.value);
  if (!rating) return <Dash />;
  return (
    <span data-state-value={formatText(props.value)?.copy}>
      <StateLabel rating={rating} scope={props.scope} />
    </span>
  );
}

function memberText({ id, state }: Member): string {
  return `${id}: ${formatText(state)?.copy ?? ''}`;
}
