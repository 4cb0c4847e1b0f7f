import { useMemo } from 'react';
import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { formatNumber } from '~/lib/format/number';
import { Skeleton } from '~/ui/Skeleton';
import { useServices } from '../../context/services';
import { useIncrementalList } from '../../data/use-incremental-list';
import { SourceFailure } from '../../data/SourceFailure';
import { useSources } from '../../data/use-sources';
import { useFieldContext } from '../../field/field-context';
import { panelStatus } from '../../panel/PanelView';
import type { ComparedPanelModel } from './ComparedPanel';
import { ComparedRows } from './ComparedRows';
import { StateRow } from './StateRow';
import { groupsOf, rowsOf, type ComparedRow, type Pair } from './compare-rows';
import { comparedField, fieldFact } from './field-fact';

/** A section of both objects; a repeated one has a group of rows for each entry. */
export function ComparedSection(props: {
  readonly section: Section;
  /** The heading of a section without a title. */
  readonly title: string;
  readonly names: Pair<string>;
  readonly panels: Pair<ComparedPanelModel>;
  readonly onlyDifferences: boolean;
}) {
  const { section, names, panels, onlyDifferences } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const context = useFieldContext();
  const pinned = useSectionSide(section, panels[0]);
  const opened = useSectionSide(section, panels[1]);
  const decided = pinned.isReady && opened.isReady;
  const factOf = (...of: [ComparedRow['field'], Scope]) => fieldFact(...of, context);
  const fields = useMemo(() => section.fields.map(comparedField), [section]);
  const groups = groupsOf(section, [pinned.scope, opened.scope])
    .map(({ key, scopes }) => ({ key, scopes, rows: rowsOf(fields, scopes, { decided, factOf }) }))
    .filter(({ rows }) => rows.length > 0);
  const list = useIncrementalList(groups.length, settings.limits.listFirst, section.fields.length);
  const titleIn = (scope: Scope | undefined) => (section.title && scope ? t(section.title, scope) : props.title);
  return (
    <>
      {(pinned.message || opened.message) && (
        <tbody>
          <StateRow names={names} states={[pinned.message, opened.message]} />
        </tbody>
      )}
      {groups.slice(0, section.value ? list.drawn : undefined).map(({ key, scopes, rows }) => (
        <tbody key={key} data-section={section.id}>
          <GroupHead title={titleIn(scopes[0] ?? scopes[1])} rows={decided ? rows : undefined} />
          <ComparedRows
            rows={onlyDifferences && decided ? rows.filter(({ differs }) => differs) : rows}
            names={names}
            panels={panels}
            isReady={[pinned.isReady, opened.isReady]}
          />
        </tbody>
      ))}
      {section.value && list.button && (
        <tbody>
          <tr>
            <td colSpan={3}>{list.button}</td>
          </tr>
        </tbody>
      )}
    </>
  );
}

/** The heading of a group, and how many of its rows differ, the hidden ones included. */
function GroupHead({ title, rows }: { readonly title: string; readonly rows: readonly ComparedRow[] | undefined }) {
  const { format } = useServices();
  const t = useTranslate();
  const count = rows?.filter(({ differs }) => differs).length ?? 0;
  const differing = formatNumber(count, format)?.text ?? '';
  return (
    <tr className="descry-compare-group">
      <th scope="rowgroup" colSpan={3}>
        {title}
        {rows && (
          <span className="descry-compare-count">
            {count === 0 ? t('UI.COMPARE.SAME') : t('UI.COMPARE.COUNT', { differing, count: rows.length })}
          </span>
        )}
      </th>
    </tr>
  );
}

/** The scope of a section of one object, or what there is in place of it. A deferred section loads and fails alone. */
function useSectionSide(section: Section, panel: ComparedPanelModel) {
  const { settings } = useServices();
  const hasFields = panel.isShown && panelStatus(panel).hasFields;
  const isDeferred = section.deferred === true && hasFields;
  const needed = isDeferred ? (section.needs ?? []) : [];
  const { answers, loading, failure, retry } = useSources({ ...panel.sourceScope, needed, scope: panel.scope });
  if (!isDeferred) return { scope: hasFields ? panel.scope : undefined, isReady: hasFields || !panel.isShown };
  if (loading) return { isReady: false, message: <Skeleton delay={settings.timers.skeletonDelay} lines={2} /> };
  if (failure?.state !== 'failed' && failure?.state !== 'empty') {
    return { scope: { ...panel.scope, ...answers }, isReady: true };
  }
  return { isReady: false, message: <SourceFailure failure={failure} onRetry={retry} /> };
}
