import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isRightToLeft } from './direction';
import { moveFocus } from './listbox/move-focus';
import { DropMenu } from './menu/DropMenu';
import { useCutEdges } from './use-cut-edges';

/** One tab: its id, its title and the number of new things in it. */
export interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly count?: string;
}

/** The element ids of a tab and its panel. */
export function tabIds(owner: string, id: string) {
  return { tab: `${owner}-tab-${id}`, panel: `${owner}-panel-${id}` };
}

/**
 * A list of tabs. Arrow keys, Home and End move the focus; Enter, Space or a click selects a tab, so that moving the
 * focus sends no calls. If the tabs do not fit, the list scrolls, and a menu at its end contains the tabs out of sight.
 */
export function Tabs(props: {
  readonly owner: string;
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly current: string;
  readonly onChange: (id: string) => void;
}) {
  const { tabs, current, owner } = props;
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(bar, list, tabs);
  useCutEdges(list, tabs.map(({ id }) => id).join());
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, overflows, tabs.length]);
  const entries = () => {
    const hidden = hiddenIn(list.current);
    return menuEntries(tabs, current).filter(({ id }) => hidden.has(id));
  };
  const choose = (id: string): void => {
    props.onChange(id);
    // The focus scrolls the tab into view.
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
        onKeyDown={(event) => moveFocus(event, '[role="tab"]', tabKeys(event.currentTarget))}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            tab={tab}
            ids={tabIds(owner, tab.id)}
            selected={tab.id === current}
            onSelect={() => props.onChange(tab.id)}
          />
        ))}
      </div>
      {overflows && (
        <DropMenu icon="more" action="tabs" label={t('UI.TABS_MORE')} entries={entries} onChoose={choose} />
      )}
    </div>
  );
}

function Tab(props: {
  readonly tab: TabItem;
  readonly ids: ReturnType<typeof tabIds>;
  readonly selected: boolean;
  readonly onSelect: () => void;
}) {
  const { ids, selected } = props;
  const { id, title, count } = props.tab;
  return (
    <button
      type="button"
      role="tab"
      id={ids.tab}
      className="descry-tab"
      data-tab={id}
      data-title={title}
      aria-selected={selected}
      aria-controls={selected ? ids.panel : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={props.onSelect}
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
}

function menuEntries(tabs: readonly TabItem[], current: string) {
  return tabs.map(({ id, title }) => ({ id, text: title, chosen: id === current }));
}

/** The keys to the tab before and to the next one, by the direction of the line. */
function tabKeys(list: Element): readonly [string, string] {
  return isRightToLeft(list) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

/** True if the tabs are wider than the bar, the button at its end included. */
function useOverflow(
  bar: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabItem[],
): boolean {
  const [overflows, setOverflows] = useState(false);
  const ids = tabs.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setOverflows(isWider(list.current, bar.current)));
    // The titles may change while the width of the bar does not.
    for (const part of [bar.current, ...(list.current?.children ?? [])]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [bar, list, ids]);
  return overflows;
}

function isWider(list: HTMLElement | null, bar: HTMLElement | null): boolean {
  return list !== null && bar !== null && list.scrollWidth > bar.clientWidth;
}

/** Ids of the tabs that are not completely in view. */
function hiddenIn(list: HTMLElement | null): ReadonlySet<string> {
  const box = list?.getBoundingClientRect();
  const hidden = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].filter((tab) => {
    const tabBox = tab.getBoundingClientRect();
    return box && (tabBox.left < box.left - 1 || tabBox.right > box.right + 1);
  });
  return new Set(hidden.map((tab) => tab.dataset.tab ?? ''));
}
