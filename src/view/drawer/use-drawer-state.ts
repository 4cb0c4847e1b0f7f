import { useEffect } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { withValues } from '~/descriptor/bindings';
import type { Drawer, Tab } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { useTranslate } from '~/i18n/translate';
import type { DrawerTarget } from '~/state/drawer/input';
import { useServices } from '../context/services';
import { useChoice, type Choice } from '../data/choice';
import type { QueryScope } from '~/state/sources/query-scope';
import { useQueryScope } from '../data/use-query-scope';
import { useSources, type SourceResults, type SourceScope } from '../data/use-sources';
import { readsAny } from '~/state/sources/watch-reads';

/** The state of an open drawer. */
export interface DrawerState {
  /** The variables of its expressions. */
  readonly scope: Scope;
  /** The same without answers and named values. */
  readonly drawerScope: Scope;
  readonly queryScope: QueryScope;
  /** The visible tabs. */
  readonly tabs: readonly Tab[];
  /** The current tab; `undefined` if no tab is visible. */
  readonly tab: Tab | undefined;
  readonly sources: SourceResults;
  readonly sourceScope: SourceScope;
  /** Names of the sources that the current tab needs. */
  readonly needed: readonly string[];
  /** The chosen rows of the tables. */
  readonly choice: Choice;
  /** True for an object without an id. Its drawer calls no source. */
  readonly hasNoId: boolean;
}

/** Chooses the tab of a drawer and calls the sources that the tab needs. */
export function useDrawerState(drawer: Drawer, request: DrawerTarget): DrawerState {
  const { scope: session } = useServices();
  const queryScope = useQueryScope();
  const { choice, selected } = useChoice(queryScope, 'drawer');
  const object = request.kind === 'open' ? request.input : undefined;
  const hasNoId = object?.id === '';
  const drawerScope = { ...session, input: request.input, selected };
  const sourceScope = { owner: 'drawer', sources: drawer.sources, queryScope };
  // Twice, because the tab decides which sources are needed, and their answers may decide which tabs are visible.
  const known = useSources({ ...sourceScope, needed: hasNoId ? [] : drawer.needs, scope: drawerScope }).answers;
  const tab = currentTab(drawer, object?.tabId, withValues(drawer.values, { ...drawerScope, ...known }));
  const needed = hasNoId ? [] : (tab?.needs ?? []);
  const sources = useSources({ ...sourceScope, needed, scope: drawerScope });
  const scope = withValues(drawer.values, { ...drawerScope, ...sources.answers });
  const tabs = drawer.tabs.filter((candidate) => isShown(candidate, scope));
  return { scope, drawerScope, queryScope, tabs, tab, sources, sourceScope, needed, choice, hasNoId };
}

/**
 * The tab at `position`, counted from 1 over all tabs of the drawer, including hidden ones. If the position is missing
 * or wrong or its tab is hidden: the default tab, or the first visible one.
 */
function currentTab(drawer: Drawer, position: number | undefined, scope: Scope): Tab | undefined {
  const requestedTab = position === undefined ? undefined : drawer.tabs[position - 1];
  if (requestedTab && isShown(requestedTab, scope)) return requestedTab;
  const visible = drawer.tabs.filter((tab) => isShown(tab, scope));
  return visible.find((tab) => tab.id === drawer.defaultTab) ?? visible[0];
}

/** The name of the object in a drawer. It is provisional while a source that it reads is loading. */
export function useDrawerName(
  drawer: Drawer,
  request: DrawerTarget,
  { scope, sources, needed }: DrawerState,
): { readonly name: string; readonly isProvisional: boolean } {
  const { history } = useServices().drawer;
  const t = useTranslate();
  const object = request.kind === 'open' ? request.input : undefined;
  const fallback = object?.name ?? (object ? '' : t(drawer.title, scope));
  const name = formatText(evaluate(drawer.name, scope))?.text ?? fallback;
  useEffect(() => {
    // The id is the name until the answers have come, and when they contain no name.
    if (name !== '' && name !== object?.id) history.setTitle(request, name);
  }, [history, request, name, object?.id]);
  const loading = sources.loading ? needed.filter((source) => !Object.hasOwn(sources.answers, source)) : [];
  return { name, isProvisional: readsAny(drawer.name, loading, scope) };
}
