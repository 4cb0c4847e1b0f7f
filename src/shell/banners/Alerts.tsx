import { banners as described } from '../../generated/banners';
import type { Sources } from '../../generated/descriptor-types';
import { notices } from '../../generated/notices';
import type { Scope } from '../../generated/types';
import { useOpening, type Opening } from '../../render/opening';
import { useServices } from '../../render/services';
import { useSources } from '../../render/use-sources';
import { useStore } from '../../render/use-store';
import { useNotices } from '../notices/use-notices';
import { useShell } from '../shell-services';
import { givenBanners, ownBanners } from './banner';
import { BannerCarousel } from './BannerCarousel';

/** The banners, and the notices that open by themselves. What both read is called once, as soon as it is due. */
export function Alerts(props: { readonly isDue: boolean; readonly onEmptied: () => void }) {
  const { isDue, onEmptied } = props;
  const { settings, banners } = useShell();
  const given = useStore(banners.given);
  const gone = useStore(banners.gone);
  const opening = useOpening();
  const read = useAnswers(described.sources, opening, isDue);
  useNotices(useAnswers(notices.sources, opening, isDue), isDue);

  const own = isDue ? ownBanners(described.banners, read).slice(0, settings.banners.most) : [];
  const shown = [...own, ...givenBanners(given)].filter(({ key }) => !gone.has(key));
  return <BannerCarousel banners={shown} onEmptied={onEmptied} />;
}

/** What expressions over the sources read. Sources of one name that ask the same are one call. */
function useAnswers(sources: Sources | undefined, opening: Opening, isDue: boolean): Scope {
  const { scope } = useServices();
  const needed = isDue ? Object.keys(sources ?? {}) : [];
  const { answers } = useSources({ owner: 'alerts', sources, needed, scope, opening });
  return { ...scope, ...answers };
}
