import { useLayoutEffect, useRef, useState } from 'react';
import type { Banner } from './banner';
import { BannerRow } from './BannerRow';

/** One banner at a time; the others are a step away. Nothing moves by itself. */
export function BannerCarousel(props: { readonly banners: readonly Banner[]; readonly onEmptied: () => void }) {
  const { banners, onEmptied } = props;
  const [chosen, setChosen] = useState({ key: '', index: 0 });
  const box = useRef<HTMLElement>(null);
  const isUsed = useRef(false);

  const found = banners.findIndex(({ key }) => key === chosen.key);
  // In the place of one that was taken away stands the one after it; banners that are all new begin with the first.
  const index = found >= 0 ? found : Math.max(0, Math.min(chosen.index, banners.length - 1));
  const banner = banners[index];

  // Who took a banner away finds the focus in what has come in its place.
  useLayoutEffect(() => {
    if (!isUsed.current || (document.activeElement ?? document.body) !== document.body) return;
    if (box.current) box.current.focus({ preventScroll: true });
    else onEmptied();
  }, [banner?.key, onEmptied]);

  if (!banner) return null;
  const choose = (next: number): void => {
    const at = (next + banners.length) % banners.length;
    setChosen({ key: banners[at]?.key ?? '', index: 0 });
  };
  return (
    <BannerRow
      ref={box}
      banner={banner}
      position={index + 1}
      count={banners.length}
      onStep={(by) => choose(index + by)}
      onUse={() => {
        isUsed.current = true;
        setChosen({ key: banner.key, index });
      }}
    />
  );
}
