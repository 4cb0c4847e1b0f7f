import { useId } from 'react';
import type { PanelTab } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { useOpening } from './opening';
import { SharedPanel } from './SharedPanel';
import type { SourceResults } from './use-sources';

/** What is handed over is there: nothing of the answers around it is waited for. */
const nothing: SourceResults = {
  answers: {},
  answeredAt: {},
  errors: [],
  loading: false,
  failure: undefined,
  ask: () => undefined,
  retry: () => undefined,
};

/** A shared panel that is no tab. Its calls belong to its own time in the page. */
export function StandalonePanel(props: {
  readonly part: Pick<PanelTab, 'panel' | 'with'>;
  /** Of what it stands in: the inputs are read from it. */
  readonly scope: Scope;
}) {
  const { part, scope } = props;
  const opening = useOpening();
  const elementId = useId();
  return (
    <SharedPanel
      ids={{ id: part.panel.id, elementId, tabId: undefined }}
      tab={{ ...part, id: part.panel.id }}
      scope={scope}
      outer={nothing}
      opening={opening}
      nameless={false}
    />
  );
}
