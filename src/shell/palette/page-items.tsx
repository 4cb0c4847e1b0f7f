import { MenuIcon } from '../menu/MenuIcon';
import { pathOf, type MenuModel, type MenuNode } from '../menu/menu-model';
import type { PaletteItem } from './palette-item';

/** The pages of the menu: what leads somewhere, with the way to it. `open` goes to a path or to another site. */
export function pageItems(
  menu: MenuModel,
  wording: (node: MenuNode) => string,
  open: (node: MenuNode) => void,
): readonly PaletteItem[] {
  const visit = (node: MenuNode, above: readonly string[], iconAbove?: string): readonly PaletteItem[] => {
    const title = wording(node);
    const icon = node.entry.icon ?? iconAbove;
    const own: PaletteItem = {
      id: `page ${node.at}`,
      group: 'pages',
      title,
      hint: above.join(' › '),
      icon: <MenuIcon name={icon} isGroup={false} />,
      run: () => open(node),
    };
    const leads = pathOf(node) !== undefined || node.route?.kind === 'external';
    return [...(leads ? [own] : []), ...node.children.flatMap((child) => visit(child, [...above, title], icon))];
  };
  return [...menu.nodes, ...(menu.help ? [menu.help] : [])].flatMap((node) => visit(node, []));
}
