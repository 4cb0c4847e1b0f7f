import { use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { holds, isShown } from '../descriptor/is-shown';
import type { OwnTab, Panel, WhenEmpty } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { ErrorPanel } from '../ui/ErrorPanel';
import { NoData } from '../ui/NoData';
import { Skeleton } from '../ui/Skeleton';
import { useUiText } from '../ui/ui-text';
import { ActionButton } from './ActionButton';
import { FieldList } from './FieldList';
import { PanelFoot } from './PanelFoot';
import { PanelFrame, type PanelIds, type PanelState } from './PanelFrame';
import { PlaceContext } from './place';
import { useServices } from './services';
import { noData, type SourceFailure } from './source-failure';
import type { SourceResults } from './use-sources';
import { useMessage, useText } from './use-text';

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
  const message = useMessage();
  const { settings } = useServices();
  const state = nameless ? 'empty' : stateOf(content, scope, sources);
  const { failure } = sources;
  const buttons = nameless ? [] : (content.buttons ?? []).filter((button) => isShown(button, scope));
  // While an answer is on its way, asking again would only send the same call twice.
  const refresh = sources.loading ? () => undefined : sources.ask;
  return (
    <PlaceContext value={{ ...place, refresh }}>
      <PanelFrame ids={ids} state={state}>
        {buttons.length > 0 && (
          <div className="descry-panel-tools">
            {buttons.map((button) => (
              <ActionButton key={button.id} button={button} scope={scope} />
            ))}
          </div>
        )}
        {state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
        {state === 'failed' && (
          <ErrorPanel
            message={message(failure?.message ?? noData)}
            {...(failure?.traceId !== undefined && { traceId: failure.traceId })}
            onRetry={sources.retry}
          />
        )}
        {state === 'empty' && (
          <Empty whenEmpty={nameless ? undefined : content.whenEmpty} failure={failure} scope={scope} />
        )}
        {state === 'data' && (
          <FieldList sections={content.sections ?? [{ id: 'fields', fields: content.fields ?? [] }]} scope={scope} />
        )}
        {state === 'data' && <PanelFoot needs={content.needs} sources={sources} />}
      </PanelFrame>
    </PlaceContext>
  );
}

function stateOf(content: PanelContent, scope: Scope, sources: SourceResults): PanelState {
  if (sources.loading) return 'loading';
  const failed = sources.failure?.state;
  if (failed === 'failed' || failed === 'empty') return failed;
  return content.emptyWhen && holds(content.emptyWhen, scope) ? 'empty' : 'data';
}

function Empty(props: {
  readonly whenEmpty: WhenEmpty | undefined;
  readonly failure: SourceFailure | undefined;
  readonly scope: Scope;
}) {
  const { whenEmpty, failure, scope } = props;
  const text = useText();
  const message = useMessage();
  if (!whenEmpty || failure?.state === 'empty') return <NoData text={message(failure?.message ?? noData)} />;
  const { hint, buttons = [] } = whenEmpty;
  return (
    <NoData
      text={whenEmpty.text ? text(whenEmpty.text, scope) : message(noData)}
      {...(hint && isShown(hint, scope) && { hint: text(hint.text, scope) })}
    >
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </NoData>
  );
}
