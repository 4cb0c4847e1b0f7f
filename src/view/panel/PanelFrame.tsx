import type { ReactNode } from 'react';

/** The state of a panel, for `data-state`. */
export type PanelState = 'loading' | 'data' | 'empty' | 'failed';

/** The ids of a panel. */
export interface PanelIds {
  /** The id of its descriptor. */
  readonly id: string;
  readonly elementId: string;
  /** The id of the element of its tab; `undefined` outside of tabs. */
  readonly tabId: string | undefined;
}

/** The element of a panel. In a tab it is a tab stop, so that the keyboard can scroll it. */
export function PanelFrame(props: {
  readonly ids: PanelIds;
  readonly state: PanelState;
  readonly children: ReactNode;
}) {
  const { ids, state } = props;
  const tabAttributes = ids.tabId === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': ids.tabId, tabIndex: 0 };
  return (
    <div
      className="descry-panel"
      id={ids.elementId}
      data-panel={ids.id}
      data-state={state}
      aria-busy={state === 'loading'}
      {...tabAttributes}
    >
      {props.children}
    </div>
  );
}
