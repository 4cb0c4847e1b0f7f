import type { ReactNode } from 'react';

/** The state of a panel as tests and style sheets see it. */
export type PanelState = 'loading' | 'data' | 'empty' | 'failed';

/** The ids by which a panel is known: its own and, in a list of tabs, the elements of the panel and of its tab. */
export interface PanelIds {
  readonly id: string;
  readonly elementId: string;
  readonly tabId: string | undefined;
}

/** The element of a panel. It can have the focus, so that the keyboard can scroll it. */
export function PanelFrame(props: {
  readonly ids: PanelIds;
  readonly state: PanelState;
  readonly children: ReactNode;
}) {
  const { ids, state } = props;
  const access = ids.tabId === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': ids.tabId, tabIndex: 0 };
  return (
    <div
      className="descry-panel"
      id={ids.elementId}
      data-panel={ids.id}
      data-state={state}
      aria-busy={state === 'loading'}
      {...access}
    >
      {props.children}
    </div>
  );
}
