import { use } from 'react';
import { isTrue, isShown } from '~/descriptor/is-shown';
import type { OwnTab, Panel } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Skeleton } from '~/ui/Skeleton';
import { ActionButton } from '../action/ActionButton';
import { emptyMessage, EmptyState, SourceFailureContext } from './EmptyState';
import { FieldList } from '../section/FieldList';
import { PanelFoot } from './PanelFoot';
import { PanelFrame, type PanelIds, type PanelState } from './PanelFrame';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { SourceFailure } from '../data/SourceFailure';
import type { SourceResults } from '../data/use-sources';
import { SectionPathContext } from '../section/SectionHeading';

/** The parts of a panel descriptor that this component renders. */
export type PanelContent = Pick<
  Panel | OwnTab,
  'fields' | 'sections' | 'needs' | 'emptyWhen' | 'whenEmpty' | 'buttons'
>;

/** A panel without its element. */
export interface PanelModel {
  readonly content: PanelContent;
  readonly scope: Scope;
  readonly sources: SourceResults;
  /** The id of the object is empty, so that no data can be loaded for it. */
  readonly hasNoId: boolean;
}

interface PanelProps extends PanelModel {
  readonly ids: PanelIds;
}

/** A panel in one of its four states. An error while rendering it stays inside the panel. */
export function PanelView(props: PanelProps) {
  const t = useTranslate();
  return (
    <Boundary
      fallback={({ traceId, retry }) => (
        <PanelFrame ids={props.ids} state="failed">
          <ErrorPanel message={t('UI.PANEL_BROKEN')} traceId={traceId} onRetry={retry} />
        </PanelFrame>
      )}
    >
      <PanelBody {...props} />
    </Boundary>
  );
}

function PanelBody({ ids, content, scope, sources, hasNoId }: PanelProps) {
  const host = use(ActionHostContext);
  const path = use(SectionPathContext);
  const { state, hasFields } = panelStatus({ content, scope, sources, hasNoId });
  const buttons = hasNoId ? [] : (content.buttons ?? []).filter((button) => isShown(button, scope));
  // A refresh while an answer is pending would only repeat the same call.
  const refresh = sources.loading ? () => undefined : sources.requestSource;
  return (
    <ActionHostContext value={{ ...host, refresh }}>
      <PanelFrame ids={ids} state={state}>
        <PanelMessage {...{ content, scope, sources, hasNoId }} />
        {hasFields && (
          <SectionPathContext value={`${path}/${ids.id}`}>
            <div className="descry-sections">
              <FieldList
                sections={content.sections ?? [{ id: 'fields', fields: content.fields ?? [] }]}
                scope={scope}
              />
            </div>
          </SectionPathContext>
        )}
        <PanelFoot needs={allNeeds(content)} sources={sources} />
        {buttons.length > 0 && (
          <div className="descry-panel-acts">
            {buttons.map((button) => (
              <ActionButton key={button.id} button={button} scope={scope} />
            ))}
          </div>
        )}
      </PanelFrame>
    </ActionHostContext>
  );
}

/**
 * What a panel shows in place of its fields: that it loads, why it failed, or that there is no data. Above fields that
 * read other sources it is the message of the error policy.
 */
export function PanelMessage(props: PanelModel) {
  const { content, scope, sources, hasNoId } = props;
  const { settings } = useServices();
  const { state, hasFields } = panelStatus(props);
  const t = useTranslate();
  const { failure } = sources;
  const message = emptyMessage(failure);
  if (hasFields) return message !== undefined && <p className="descry-panel-note">{t({ key: message })}</p>;
  if (state === 'loading') return <Skeleton delay={settings.timers.skeletonDelay} />;
  if (state === 'empty')
    return (
      <SourceFailureContext value={failure}>
        <EmptyState scope={scope} {...(!hasNoId && content.whenEmpty && { whenEmpty: content.whenEmpty })} />
      </SourceFailureContext>
    );
  return <SourceFailure failure={failure} onRetry={sources.retry} />;
}

/** The sources of the panel, including those of deferred sections. */
function allNeeds({ needs, sections = [] }: PanelContent): readonly string[] {
  return [...new Set([...needs, ...sections.flatMap((section) => section.needs ?? [])])];
}

/** The state of a panel, and whether it shows its fields. */
export function panelStatus({ content, scope, sources, hasNoId }: PanelModel): {
  readonly state: PanelState;
  readonly hasFields: boolean;
} {
  const hasNoData = hasNoId || (content.emptyWhen !== undefined && isTrue(content.emptyWhen, scope));
  const state = stateOf(sources, hasNoData);
  // A failure whose policy is `as-empty` leaves the fields that read other sources.
  return { state, hasFields: state === 'data' || (state === 'empty' && !hasNoData) };
}

function stateOf({ loading, failure }: SourceResults, hasNoData: boolean): PanelState {
  if (loading) return 'loading';
  if (failure?.state === 'failed') return 'failed';
  return hasNoData || failure?.state === 'empty' ? 'empty' : 'data';
}
