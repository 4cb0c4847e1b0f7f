import { use } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { UntrustedText } from '~/ui/UntrustedText';
import { ActionHostContext } from '../../action/action-host';
import { cellPart } from '../../cell-menu/cell-part';
import { useCellMenu } from '../../cell-menu/use-cell-menu';
import { ChoiceContext } from '../../data/choice';
import { SourceRequestContext } from '../../data/use-sources';
import { PropertyLists } from '../../section/PropertyLists';
import type { ComparedPanelModel } from './ComparedPanel';

/** The value of a field of one object, as its drawer shows it. */
export function SideCell(props: {
  readonly field: Field;
  readonly name: string;
  readonly panel: ComparedPanelModel;
  /** `undefined` if the drawer of the object does not show the field. */
  readonly scope: Scope | undefined;
  /** False while the data of the object is missing. */
  readonly isReady: boolean;
}) {
  const { field, panel, scope } = props;
  const host = use(ActionHostContext);
  const t = useTranslate();
  const cellMenu = useCellMenu((target) => {
    const element = target.closest('[data-field]');
    return element ? cellPart(field, scope, { element, target }) : undefined;
  });
  if (!scope && !props.isReady) return <td />;
  return (
    <td {...cellMenu.handlers}>
      <SideName name={props.name} />
      {scope ? (
        <ActionHostContext value={{ ...host, refresh: panel.sources.requestSource }}>
          <SourceRequestContext value={panel.sourceScope}>
            <ChoiceContext value={panel.choice}>
              <PropertyLists fields={[field]} scope={scope} />
            </ChoiceContext>
          </SourceRequestContext>
        </ActionHostContext>
      ) : (
        <span className="descry-compare-absent">{t('UI.COMPARE.ABSENT')}</span>
      )}
      {cellMenu.menu}
    </td>
  );
}

/** The name of the object of a cell, where the cells are below each other. Elsewhere the column has it. */
export function SideName({ name }: { readonly name: string }) {
  return (
    <span className="descry-compare-name">
      <UntrustedText text={name} />
    </span>
  );
}
