import { useQueries } from '@tanstack/react-query';
import { openDrawerAt } from '../../actions/open-drawer-at';
import { drawers } from '../../generated/catalogue';
import type { Drawer } from '../../generated/descriptor-types';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import type { PaletteItem } from './palette-item';

/** The objects opened last in this tab. What kind they are, their drawers tell as soon as they are loaded. */
export function useObjectItems(): readonly PaletteItem[] {
  const services = useServices();
  const { recentObjects } = useShell();
  const text = useText();
  const objects = recentObjects.list();
  const entries = [...new Set(objects.map(({ search_type }) => search_type))].flatMap((type) => drawers[type] ?? []);
  const loaded = useQueries({
    queries: entries.map((entry) => ({
      queryKey: ['kind of object', entry.id],
      queryFn: async () => kindOf((await entry.load()).default),
      staleTime: Infinity,
      retry: false,
    })),
  });
  const kinds = new Map(loaded.flatMap(({ data }) => (data ? [[data.searchType, data] as const] : [])));
  return objects.map((input) => {
    const kind = kinds.get(input.search_type);
    const words = kind && text(kind.kind, services.scope);
    return {
      id: `object ${input.search_type} ${input.id}`,
      group: 'objects',
      title: input.name ?? input.id,
      hint: [words, input.name === undefined ? undefined : input.id].filter(Boolean).join(' · '),
      icon: <Icon name={kind?.icon ?? 'cube'} />,
      run: () => openDrawerAt(input, services),
    };
  });
}

function kindOf({ searchType, kind, icon }: Drawer): Pick<Drawer, 'searchType' | 'kind' | 'icon'> {
  return { searchType, kind, icon };
}
