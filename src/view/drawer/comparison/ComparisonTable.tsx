import { useTranslate } from '~/i18n/translate';
import { NoData } from '~/ui/NoData';
import { UntrustedText } from '~/ui/UntrustedText';
import { PanelMessage, panelStatus } from '../../panel/PanelView';
import type { ComparedPanelModel } from './ComparedPanel';
import { ComparedSection } from './ComparedSection';
import { StateRow } from './StateRow';
import type { Pair } from './compare-rows';

/** The fields of a tab, a row for each, with a column for each object. */
export function ComparisonTable(props: {
  readonly title: string;
  readonly names: Pair<string>;
  readonly panels: Pair<ComparedPanelModel>;
  readonly onlyDifferences: boolean;
}) {
  const { title, names, panels } = props;
  const t = useTranslate();
  const shown = panels.find(({ isShown }) => isShown);
  if (!shown) return <NoData text={t('DRAWER.NO_DATA')} />;
  const { sections = [{ id: 'fields', fields: shown.content.fields ?? [] }] } = shown.content;
  const messages = panels.map((panel) => panel.isShown && !panelStatus(panel).hasFields);
  const messageOf = (index: 0 | 1) => messages[index] && <PanelMessage {...panels[index]} />;
  return (
    <table className="descry-compare-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('UI.COMPARE.FIELD')}</th>
          <NameHead label={t('UI.COMPARE.SIDE_PINNED')} name={names[0]} />
          <NameHead label={t('UI.COMPARE.SIDE_OPEN')} name={names[1]} />
        </tr>
      </thead>
      {messages.some(Boolean) && (
        <tbody>
          <StateRow names={names} states={[messageOf(0), messageOf(1)]} />
        </tbody>
      )}
      {sections.map((section) => (
        <ComparedSection
          key={section.id}
          section={section}
          title={title}
          names={names}
          panels={panels}
          onlyDifferences={props.onlyDifferences}
        />
      ))}
    </table>
  );
}

function NameHead({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <th scope="col">
      <span className="descry-compare-side">{label}</span> <UntrustedText text={name} />
    </th>
  );
}
