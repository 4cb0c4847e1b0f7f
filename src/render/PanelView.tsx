import { use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { holds, isShown } from '../descriptor/is-shown';
import type { OwnTab, Panel } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Skeleton } from '../ui/Skeleton';
import { useUiText } from '../ui/ui-text';
import { ActionButton } from './ActionButton';
import { EmptyState } from './EmptyState';
import { FieldList } from './FieldList';
import { PanelFoot } from './PanelFoot';
import { PanelFrame, type PanelIds, type PanelState } from './PanelFrame';
import { PlaceContext } from './place';
import { useServices } from './services';
import { noData } from './source-failure';
import type { SourceResults } from './use-sources';
import { SectionPlaceContext } from './use-folded';
import { useMessage } from './use-text';

/** What a panel shows: its fields, and what stands there without data. */
export type PanelContent = Pick<
  Panel | OwnTab,
  'fields' | 'sections' | 'needs' | 'emptyWhen' | 'whenEmpty' | 'buttons'
>;

interface PanelProps {
  readonly ids: PanelIds;
  readonly content: PanelContent;
  readonly scope: Scope;
  readonly sources: SourceResults;
  /** The object has no name: nothing can be known of it. */
  readonly nameless: boolean;
}

/** A panel in one of its four states. A mistake in drawing it stays inside. */
export function PanelView(props: PanelProps) {
  const say = useUiText();
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <PanelFrame ids={props.ids} state="failed">
          <ErrorPanel message={say('UI.PANEL_BROKEN')} onRetry={resetErrorBoundary} />
        </PanelFrame>
      )}
    >
      <PanelBody {...props} />
    </ErrorBoundary>
  );
}

function PanelBody({ ids, content, scope, sources, nameless }: PanelProps) {
  const place = use(PlaceContext);
  const around = use(SectionPlaceContext);
  const message = useMessage();
  const { settings } = useServices();
  const bare = nameless || (content.emptyWhen !== undefined && holds(content.emptyWhen, scope));
  const state = stateOf(sources, bare);
  const { failure } = sources;
  const buttons = nameless ? [] : (content.buttons ?? []).filter((button) => isShown(button, scope));
  // While an answer is on its way, asking again would only send the same call twice.
  const refresh = sources.loading ? () => undefined : sources.ask;
  return (
    <PlaceContext value={{ ...place, refresh }}>
      <PanelFrame ids={ids} state={state}>
        {state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
        {state === 'failed' && (
          <ErrorPanel
            message={message(failure?.message ?? noData)}
            {...(failure?.traceId !== undefined && { traceId: failure.traceId })}
            onRetry={sources.retry}
          />
        )}
        {state === 'empty' && bare && <EmptyState whenEmpty={nameless ? undefined : content.whenEmpty} scope={scope} />}
        {/* A failure that counts as empty leaves what the panel knows from elsewhere. */}
        {(state === 'data' || (state === 'empty' && !bare)) && (
          <SectionPlaceContext value={`${around}/${ids.id}`}>
            <div className="descry-sections">
              <FieldList
                sections={content.sections ?? [{ id: 'fields', fields: content.fields ?? [] }]}
                scope={scope}
              />
            </div>
          </SectionPlaceContext>
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
    </PlaceContext>
  );
}

/** The sources of the panel, those of sections that wait alone among them. */
function allNeeds({ needs, sections = [] }: PanelContent): readonly string[] {
  return [...new Set([...needs, ...sections.flatMap((section) => section.needs ?? [])])];
}

function stateOf({ loading, failure }: SourceResults, bare: boolean): PanelState {
  if (loading) return 'loading';
  if (failure?.state === 'failed') return 'failed';
  return bare || failure?.state === 'empty' ? 'empty' : 'data';
}
