import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isRightToLeft } from './direction';
import { DropMenu } from './DropMenu';
import { useUiText } from './ui-text';
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
 * tabs sends no calls. What does not fit is scrolled, never taken out; a menu at the end names it.
 */
export function Tabs(props: {
  readonly owner: string;
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly current: string;
  readonly onChange: (id: string) => void;
}) {
  const { tabs, current, owner } = props;
  const say = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(bar, list, tabs);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, overflows, tabs.length]);
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
  const outOfSight = () => {
    const hidden = hiddenIn(list.current);
    return tabs
      .filter(({ id }) => hidden.has(id))
      .map(({ id, title }) => ({ id, text: title, chosen: id === current }));
  };
  const choose = (id: string): void => {
    props.onChange(id);
    // The focus brings it into sight.
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus();
  };
  return (
    <div ref={bar} className="descry-tab-bar">
      <div
        ref={list}
        className="descry-tabs"
        role="tablist"
        aria-label={props.label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
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
      {overflows && (
        <DropMenu icon="more" action="tabs" label={say('UI.TABS_MORE')} entries={outOfSight} onChoose={choose} />
      )}
    </div>
  );
}

/** Whether the tabs need more room than the whole bar has; the room of the button at its end does not count. */
function useOverflow(
  bar: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabItem[],
): boolean {
  const [overflows, setOverflows] = useState(false);
  const ids = tabs.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setOverflows(isWider(list.current, bar.current)));
    // Its titles may change while the bar keeps its width.
    for (const part of [bar.current, ...(list.current?.children ?? [])]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [bar, list, ids]);
  return overflows;
}

function isWider(list: HTMLElement | null, bar: HTMLElement | null): boolean {
  return list !== null && bar !== null && list.scrollWidth > bar.clientWidth;
}

/** Ids of the tabs of which a part lies beyond an edge of the list. */
function hiddenIn(list: HTMLElement | null): ReadonlySet<string> {
  const box = list?.getBoundingClientRect();
  const hidden = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].filter((tab) => {
    const own = tab.getBoundingClientRect();
    return box && (own.left < box.left - 1 || own.right > box.right + 1);
  });
  return new Set(hidden.map((tab) => tab.dataset.tab ?? ''));
}
