import type { ReactNode } from 'react';
import type { PanelTab, Tab } from '~/generated/contract/descriptor-types';
import type { Choice } from '../../data/choice';
import type { SourceScope } from '../../data/use-sources';
import type { PanelModel } from '../../panel/PanelView';
import { useSharedPanel } from '../../panel/SharedPanel';
import type { DrawerState } from '../use-drawer-state';

/** The panel of one object in a comparison. */
export interface ComparedPanelModel extends PanelModel {
  /** False for an object whose drawer does not show the tab. Nothing is called for it. */
  readonly isShown: boolean;
  readonly sourceScope: SourceScope;
  readonly choice: Choice;
}

interface ComparedPanelProps {
  readonly tab: Tab;
  readonly side: DrawerState;
  readonly children: (panel: ComparedPanelModel) => ReactNode;
}

/** Gives the panel of a tab as the drawer of one object has it. */
export function ComparedPanel({ tab, side, children }: ComparedPanelProps) {
  const { scope, sources, sourceScope, choice, hasNoId } = side;
  const model = { scope, sources, sourceScope, choice, hasNoId };
  if (side.tab !== tab) return children({ ...model, content: { needs: [] }, isShown: false });
  if ('panel' in tab) {
    return (
      <SharedSide tab={tab} side={side}>
        {children}
      </SharedSide>
    );
  }
  return children({ ...model, content: tab, isShown: true });
}

function SharedSide({ tab, side, children }: ComparedPanelProps & { readonly tab: PanelTab }) {
  const { scope, sources: outer, queryScope, hasNoId } = side;
  return children({ ...useSharedPanel({ tab, scope, outer, queryScope, hasNoId }), hasNoId, isShown: true });
}
