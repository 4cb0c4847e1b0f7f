import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { isRightToLeft } from './direction';
import { walkTo } from './walk';

/** One tab: its id, its title and how many things are new in it. */
export interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly count?: string;
}

/** Ids that tie a tab to its panel. */
export function tabIds(owner: string, id: string) {
  return { tab: `${owner}-tab-${id}`, panel: `${owner}-panel-${id}` };
}

/**
 * A list of tabs. Arrow keys, Home and End move the focus; Enter, Space or a click shows a tab, so that walking over
 * tabs sends no calls. What does not fit is scrolled, never taken out.
 */
export function Tabs(props: {
  readonly owner: string;
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly current: string;
  readonly onChange: (id: string) => void;
}) {
  const { tabs, current, owner } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const next = walkTo(
      buttons,
      event.key,
      isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'],
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={list} className="descry-tabs" role="tablist" aria-label={props.label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title, count }) => {
        const ids = tabIds(owner, id);
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={ids.tab}
            className="descry-tab"
            data-tab={id}
            data-title={title}
            aria-selected={id === current}
            aria-controls={id === current ? ids.panel : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => props.onChange(id)}
          >
            {title}
            {count !== undefined && (
              <>
                {' '}
                <span className="descry-tab-count">{count}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
