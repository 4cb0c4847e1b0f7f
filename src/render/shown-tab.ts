import { isShown } from '../descriptor/is-shown';
import type { Drawer, Tab } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';

/**
 * The tab to show: the one at `position`, counted from 1 over all tabs of the drawer, the hidden ones too. A position
 * that is missing, wrong or hidden means the default tab; where that is hidden, the first that is not.
 */
export function shownTab(drawer: Drawer, position: number | undefined, scope: Scope): Tab | undefined {
  const asked = position === undefined ? undefined : drawer.tabs[position - 1];
  if (asked && isShown(asked, scope)) return asked;
  const shown = drawer.tabs.filter((tab) => isShown(tab, scope));
  return shown.find((tab) => tab.id === drawer.defaultTab) ?? shown[0];
}
