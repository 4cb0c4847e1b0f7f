import { useId } from 'react';
import { bindValues, withValues } from '~/descriptor/bindings';
import type { PanelTab } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ChoiceContext, useChoice } from '../data/choice';
import type { QueryScope } from '~/state/sources/query-scope';
import { useQueryScope } from '../data/use-query-scope';
import type { PanelIds } from './PanelFrame';
import { PanelView } from './PanelView';
import { useServices } from '../context/services';
import { SourceRequestContext, useSources, type SourceResults } from '../data/use-sources';

interface SharedPanelInput {
  readonly tab: Pick<PanelTab, 'id' | 'panel' | 'needs' | 'with' | 'deferredInputs'>;
  /** The scope of the drawer, in which the inputs are evaluated. */
  readonly scope: Scope;
  /** The state of the sources of the drawer. */
  readonly outer: SourceResults;
  readonly queryScope: QueryScope;
  readonly hasNoId: boolean;
}

/** The state of a shared panel, which reads only its inputs. They can come from the sources of the drawer. */
export function useSharedPanel(props: SharedPanelInput) {
  const { tab, outer, hasNoId } = props;
  const { scope: session } = useServices();
  const { choice, selected } = useChoice(props.queryScope, tab.id);
  const input = { ...bindValues(tab.with, props.scope), ...bindValues(tab.deferredInputs, props.scope) };
  const scope = { ...session, input, selected };
  const isReady = !hasNoId && !outer.loading && (outer.failure?.state ?? 'blank') === 'blank';
  const sourceScope = { owner: tab.id, sources: tab.panel.sources, queryScope: props.queryScope };
  const inner = useSources({ ...sourceScope, needed: isReady ? tab.panel.needs : [], scope });
  const sources: SourceResults = {
    answers: { ...outer.answers, ...inner.answers },
    answeredAt: { ...outer.answeredAt, ...inner.answeredAt },
    errors: [...outer.errors, ...inner.errors],
    loading: outer.loading || inner.loading,
    failure: outer.failure ?? inner.failure,
    requestSource: inner.requestSource,
    retry: outer.failure ? outer.retry : inner.retry,
  };
  return {
    // The answers from which its inputs are read belong to the panel, too.
    content: { ...tab.panel, needs: [...tab.needs, ...tab.panel.needs] },
    scope: withValues(tab.panel.values, { ...scope, ...inner.answers }),
    sources,
    sourceScope,
    choice,
  };
}

/** A shared panel. */
export function SharedPanel(props: SharedPanelInput & { readonly ids: PanelIds }) {
  const { sourceScope, choice, ...panel } = useSharedPanel(props);
  return (
    <SourceRequestContext value={sourceScope}>
      <ChoiceContext value={choice}>
        <PanelView ids={props.ids} {...panel} hasNoId={props.hasNoId} />
      </ChoiceContext>
    </SourceRequestContext>
  );
}

/** The inputs are complete: the panel waits for no outer sources. */
const noSources: SourceResults = {
  answers: {},
  answeredAt: {},
  errors: [],
  loading: false,
  failure: undefined,
  requestSource: () => undefined,
  retry: () => undefined,
};

/** A shared panel outside of tabs. Its calls end with its unmount. */
export function StandalonePanel(props: {
  readonly part: Pick<PanelTab, 'panel' | 'with'>;
  /** The scope in which the inputs are evaluated. */
  readonly scope: Scope;
}) {
  const { part, scope } = props;
  const queryScope = useQueryScope();
  const elementId = useId();
  return (
    <SharedPanel
      ids={{ id: part.panel.id, elementId, tabId: undefined }}
      tab={{ needs: [], ...part, id: part.panel.id }}
      scope={scope}
      outer={noSources}
      queryScope={queryScope}
      hasNoId={false}
    />
  );
}
