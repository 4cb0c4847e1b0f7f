import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate, type Translate } from '~/i18n/translate';
import type { ComparedPanelModel } from './ComparedPanel';
import { SideCell } from './SideCell';
import type { ComparedRow, Pair } from './compare-rows';

/** The rows of a group: the label of each field, and its value for each object. */
export function ComparedRows(props: {
  readonly rows: readonly ComparedRow[];
  readonly names: Pair<string>;
  readonly panels: Pair<ComparedPanelModel>;
  readonly isReady: Pair<boolean>;
}) {
  const { names, panels, isReady } = props;
  const t = useTranslate();
  return props.rows.map(({ field, scopes, differs }) => (
    <tr key={field.id} data-row={field.id} data-differs={differs || undefined}>
      <th scope="row">
        {labelOf(field, scopes[0] ?? scopes[1], t)}
        {differs && <DifferenceMark />}
      </th>
      <SideCell field={field} name={names[0]} panel={panels[0]} scope={scopes[0]} isReady={isReady[0]} />
      <SideCell field={field} name={names[1]} panel={panels[1]} scope={scopes[1]} isReady={isReady[1]} />
    </tr>
  ));
}

/** The sign of a row whose values differ, with its word for screen readers. */
function DifferenceMark() {
  const t = useTranslate();
  return (
    <span className="descry-compare-mark">
      <span aria-hidden="true">≠</span>
      <span className="descry-aside">{t('UI.COMPARE.DIFFERS')}</span>
    </span>
  );
}

function labelOf(field: Field, scope: Scope | undefined, t: Translate): string {
  return 'label' in field ? t(field.label, scope ?? {}) : t('UI.COMPARE.MESSAGE');
}
