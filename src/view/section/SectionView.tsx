import { useId } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Field, Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { PropertyList } from '~/ui/PropertyList';
import { ActionButton } from '../action/ActionButton';
import { FieldView } from '../field/FieldView';
import { SectionTitle } from './SectionHeading';
import { useFolded } from './use-folded';

/**
 * A section: its heading, buttons and fields. Without a visible field or button it is empty. `item` is the index of the
 * entry.
 */
export function SectionView(props: { readonly section: Section; readonly scope: Scope; readonly item?: number }) {
  const { section, scope, item } = props;
  const t = useTranslate();
  const bodyId = useId();
  const [isFolded, setFolded] = useFolded(section.id, item !== undefined);
  if (!isShown(section, scope)) return null;
  const fields = section.fields.filter((field) => isShown(field, scope));
  const buttons = (section.buttons ?? []).filter((button) => isShown(button, scope));
  if (fields.length + buttons.length === 0) return null;
  return (
    <section className={item === undefined ? undefined : 'descry-card'} data-section={section.id} data-item={item}>
      {(section.title !== undefined || buttons.length > 0) && (
        <div className="descry-section-head">
          {section.title && (
            <SectionTitle
              title={t(section.title, scope)}
              isFolded={isFolded}
              count={fields.length}
              bodyId={bodyId}
              onFold={setFolded}
            />
          )}
          {buttons.map((button) => (
            <ActionButton key={button.id} button={button} scope={scope} />
          ))}
        </div>
      )}
      {/* A folded section stays in the page, because it is unfolded in print. */}
      <div id={bodyId} className="descry-section-body" data-folded={(section.title && isFolded) || undefined}>
        {groupMessages(fields).map((group, index) => {
          const lines = group.map((field) => <FieldView key={field.id} field={field} scope={scope} />);
          return group[0]?.type === 'message' ? lines : <PropertyList key={index}>{lines}</PropertyList>;
        })}
      </div>
    </section>
  );
}

/**
 * Groups of consecutive fields that are all messages or all properties, because a property list cannot contain a
 * message.
 */
function groupMessages(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isSameKind = last?.[0] && (last[0].type === 'message') === (field.type === 'message');
    if (isSameKind) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
