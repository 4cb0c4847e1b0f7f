import { useLayoutEffect, useRef, useState } from 'react';
import { bannerList } from '~/generated/console/banners-banners';
import { Boundary } from '~/ui/Boundary';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { descriptorBanners, externalBanners, isClosable, type Banner } from './banner';
import { BannerRow } from './BannerRow';
import { BrokenBanner } from './BrokenBanner';

/** The banners of the descriptors, followed by those that other parts of the page show through events. */
export function BannerList(props: {
  /** Called once it is known whether there is a banner, and again when that changes. */
  readonly onKnown: () => void;
  readonly onEmptied: () => void;
}) {
  const { onKnown, onEmptied } = props;
  const { settings, banners, bannerAnswers, scope } = useServices();
  const external = useStore(banners.external);
  const hidden = useStore(banners.gone);
  const loaded = useStore(bannerAnswers);

  const described = loaded
    ? descriptorBanners(bannerList, { ...scope, ...loaded.answers }).slice(0, settings.banners.maxBanners)
    : [];
  const visible = [...described, ...externalBanners(external)].filter(({ key }) => !hidden.has(key));
  const hasBanner = visible.length > 0;
  const isKnown = hasBanner || loaded?.loading === false;
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, hasBanner, onKnown]);
  return <BannerCarousel banners={visible} onEmptied={onEmptied} />;
}

/** One banner at a time, with buttons for the others. Nothing moves by itself. */
function BannerCarousel(props: { readonly banners: readonly Banner[]; readonly onEmptied: () => void }) {
  const { banners, onEmptied } = props;
  const { banners: service } = useServices();
  const [current, setCurrent] = useState({ key: '', index: 0 });
  const box = useRef<HTMLElement>(null);
  const isUsed = useRef(false);

  const found = banners.findIndex(({ key }) => key === current.key);
  // The banner after a closed one takes its position; if all banners are new, the first is shown.
  const index = found >= 0 ? found : Math.max(0, Math.min(current.index, banners.length - 1));
  const banner = banners[index];

  // After a banner was closed, the focus moves to the next one.
  useLayoutEffect(() => {
    const wasUsed = isUsed.current;
    isUsed.current = false;
    if (!wasUsed || (document.activeElement ?? document.body) !== document.body) return;
    if (box.current) box.current.focus({ preventScroll: true });
    else onEmptied();
  }, [banner?.key, onEmptied]);

  const choose = (next: number): void => {
    const position = (next + banners.length) % banners.length;
    setCurrent({ key: banners[position]?.key ?? '', index: 0 });
  };
  return (
    <Boundary
      retryOn={banner?.key}
      fallback={(part) => (
        <BrokenBanner part={part} onClose={banner && isClosable(banner) ? () => service.hide(banner) : undefined} />
      )}
    >
      {banner && (
        <BannerRow
          ref={box}
          banner={banner}
          position={index + 1}
          count={banners.length}
          onStep={(by) => choose(index + by)}
          onUse={() => {
            isUsed.current = true;
            setCurrent({ key: banner.key, index });
          }}
        />
      )}
    </Boundary>
  );
}
