import { useId } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ActionButton } from '../action/ActionButton';
import { useCellMenu } from '../cell-menu/use-cell-menu';
import { cellPart } from '../cell-menu/cell-part';
import { SectionFields } from './SectionFields';
import { SectionTitle, useFolded } from './SectionHeading';

/**
 * A section: its heading, buttons and fields. Without a visible field or button it is empty. `item` is the index of the
 * entry.
 */
export function SectionView(props: {
  readonly section: Section;
  readonly scope: Scope;
  readonly item?: number;
  /** How many of its fields are rendered in full at once, the others when they come into sight; by default all. */
  readonly atOnce?: number;
}) {
  const { section, scope, item, atOnce = Infinity } = props;
  const t = useTranslate();
  const bodyId = useId();
  const [isFolded, setFolded] = useFolded(section.id, item !== undefined);
  const cellMenu = useCellMenu((target) => {
    const element = target.closest<HTMLElement>('[data-field]');
    const field = section.fields.find(({ id }) => id === element?.dataset['field']);
    return element ? cellPart(field, scope, { element, target }) : undefined;
  });
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
      <div
        id={bodyId}
        className="descry-section-body"
        data-folded={(section.title && isFolded) || undefined}
        {...cellMenu.handlers}
      >
        <SectionFields fields={fields} scope={scope} atOnce={atOnce} />
      </div>
      {cellMenu.menu}
    </section>
  );
}
