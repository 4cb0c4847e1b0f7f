import { useState } from 'react';
import type { SafeStorage } from '../../lib/safe-storage';
import { localKeys } from '../../session/storage-keys';
import { useMedia } from '../../ui/use-media';

/** Up to this width the menu is a rail, and lies over the page while it is expanded. */
const narrow = '(max-width: 1024px)';

const collapsedValue = 'collapsed';

/** Whether the menu is collapsed. The choice is remembered; in a narrow window it is one for the moment. */
export function useCollapsedMenu(storage: SafeStorage) {
  const isNarrow = useMedia(narrow);
  const [isCollapsed, setCollapsed] = useState(() => storage.read(localKeys.sideMenu) === collapsedValue);
  const [isOver, setOver] = useState(false);

  const set = (collapsed: boolean): void => {
    if (isNarrow) return setOver(!collapsed);
    setCollapsed(collapsed);
    storage.write(localKeys.sideMenu, collapsed ? collapsedValue : 'expanded');
  };
  return { collapsed: isNarrow ? !isOver : isCollapsed, isOver: isNarrow && isOver, set };
}
