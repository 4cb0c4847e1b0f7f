import { useId } from 'react';
import type { PanelTab } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useQueryScope } from '../data/query-scope';
import { SharedPanel } from './SharedPanel';
import type { SourceResults } from '../data/use-sources';

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
      nameless={false}
    />
  );
}
