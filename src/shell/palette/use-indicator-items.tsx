import { openDrawerAt } from '~/actions/open-drawer-at';
import { drawers } from '~/generated/console/catalogue';
import { useTranslate } from '~/i18n/translate';
import { indicatorsIn } from '~/lib/indicator';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import type { PaletteItem } from './rank-items';

/**
 * Gives a function that makes an item for each indicator in a text, which opens the drawer of what it names. A text is
 * what somebody pastes: an address, a hash, or lines of them, plain or defanged.
 */
export function useIndicatorItems(): (text: string) => readonly PaletteItem[] {
  const services = useServices();
  const { scope, settings } = services;
  const t = useTranslate();
  const types = Object.entries(drawers).filter(([, { recognises }]) => recognises);
  return (text) =>
    indicatorsIn(text, settings.palette.perGroup).flatMap(({ type, value }) =>
      types.flatMap(([searchType, { icon, recognises }]): readonly PaletteItem[] => {
        if (!recognises?.indicators.includes(type)) return [];
        return [
          {
            id: `indicator ${searchType} ${value}`,
            group: 'indicators',
            title: value,
            hint: t(recognises.kind, scope),
            icon: <Icon name={icon} />,
            run: () => openDrawerAt({ search_type: Number(searchType) || searchType, id: value }, services),
          },
        ];
      }),
    );
}
