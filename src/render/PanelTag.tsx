import { bindValues } from '../descriptor/bindings';
import { withValues } from '../descriptor/named-values';
import type { HeadTag, PanelTab } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { HeadTagView } from './HeadTagView';
import type { Opening } from './opening';
import { useServices } from './services';
import { useSources } from './use-sources';

/** What a shared panel adds to the head of its drawer, of answers that came while it was shown. It asks for none. */
export function PanelTag(props: {
  readonly tab: PanelTab;
  readonly tag: HeadTag;
  /** Of the drawer: the inputs are read from it. */
  readonly scope: Scope;
  readonly opening: Opening;
}) {
  const { tab, opening } = props;
  const { scope: session } = useServices();
  const input = { ...bindValues(tab.with, props.scope), ...bindValues(tab.withLater, props.scope) };
  const scope = { ...session, input };
  const { answers } = useSources({ owner: tab.id, sources: tab.panel.sources, needed: [], scope, opening });
  return <HeadTagView tag={props.tag} scope={withValues(tab.panel.values, { ...scope, ...answers })} />;
}
