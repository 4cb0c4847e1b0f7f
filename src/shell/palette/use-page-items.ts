import { useServices } from '../../render/services';
import { pathOf, type MenuModel } from '../menu/menu-model';
import { useMenuWording } from '../menu/use-menu-wording';
import { externalAddress } from '../routing/external-address';
import { useShell } from '../shell-services';
import { pageItems } from './page-items';
import type { PaletteItem } from './palette-item';

/** Every page of the user's menu, and the other sites in it whose addresses may be followed. */
export function usePageItems(menu: MenuModel): readonly PaletteItem[] {
  const { config, trust } = useShell();
  const { navigate, page } = useServices();
  const wording = useMenuWording();
  const addressOf = (node: MenuModel['nodes'][number]): string | undefined =>
    node.route?.kind === 'external' ? externalAddress(node.route, config, trust) : undefined;
  return pageItems(menu, wording, (node) => {
    const path = pathOf(node);
    const address = addressOf(node);
    if (path !== undefined) navigate(path);
    else if (address !== undefined) page.open(address);
  });
}
