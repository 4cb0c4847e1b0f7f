import { bindValues } from '../descriptor/bindings';
import { withValues } from '../descriptor/named-values';
import type { PanelTab } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { AskingContext } from './asking';
import { ChoiceContext, useChoice } from './choice';
import type { Opening } from './opening';
import type { PanelIds } from './PanelFrame';
import { PanelView } from './PanelView';
import { useServices } from './services';
import { useSources, type SourceResults } from './use-sources';

/** A place filled by a shared panel, which knows nothing but its inputs; they may come from the drawer's sources. */
export function SharedPanel(props: {
  readonly ids: PanelIds;
  readonly tab: Pick<PanelTab, 'id' | 'panel' | 'with' | 'withLater'>;
  /** Of the drawer: the inputs are read from it. */
  readonly scope: Scope;
  /** What has come of the drawer's sources. */
  readonly outer: SourceResults;
  readonly opening: Opening;
  readonly nameless: boolean;
}) {
  const { tab, outer, nameless } = props;
  const { scope: session } = useServices();
  const { choice, selected } = useChoice(props.opening, tab.id);
  const input = { ...bindValues(tab.with, props.scope), ...bindValues(tab.withLater, props.scope) };
  const scope = { ...session, input, selected };
  const ready = !nameless && !outer.loading && (outer.failure?.state ?? 'blank') === 'blank';
  const asking = { owner: tab.id, sources: tab.panel.sources, opening: props.opening };
  const inner = useSources({ ...asking, needed: ready ? tab.panel.needs : [], scope });
  const sources: SourceResults = {
    answers: inner.answers,
    answeredAt: inner.answeredAt,
    errors: [...outer.errors, ...inner.errors],
    loading: outer.loading || inner.loading,
    failure: outer.failure ?? inner.failure,
    ask: inner.ask,
    retry: outer.failure ? outer.retry : inner.retry,
  };
  return (
    <AskingContext value={asking}>
      <ChoiceContext value={choice}>
        <PanelView
          ids={props.ids}
          content={tab.panel}
          scope={withValues(tab.panel.values, { ...scope, ...inner.answers })}
          sources={sources}
          nameless={nameless}
        />
      </ChoiceContext>
    </AskingContext>
  );
}
