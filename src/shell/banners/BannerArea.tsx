import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Loaded } from '~/view/data/Loaded';
import { useStore } from '~/view/context/use-store';
import { Boundary } from '~/ui/Boundary';
import { useServices } from '~/view/context/services';
import { BrokenBanner } from './BrokenBanner';
import './banners.css';
import { useReservedHeight } from './use-reserved-height';

/**
 * The row of banners below the header, a live region of screen readers. It reserves the height of a banner until it is
 * known whether there is one, so that the page below does not move. `onEmptied` is called when the user has closed the
 * last banner.
 */
export function BannerArea(props: {
  /** Path of the page. */
  readonly path: string;
  readonly onEmptied: () => void;
}) {
  const { bannerAnswers, banners } = useServices();
  const isLoaded = useStore(bannerAnswers) !== undefined;
  const hasExternal = useStore(banners.external).length > 0;
  const t = useTranslate();
  const [isClosed, setClosed] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const { reserved, release, onKnown } = useReservedHeight(row, props.path);
  return (
    <div
      ref={row}
      className="descry-banners"
      data-reserved={reserved === 'one-banner' ? reserved : undefined}
      style={{ minHeight: reserved === 'one-banner' ? undefined : reserved }}
      aria-live="polite"
      // After a click in the row its height may change at once.
      onClickCapture={release}
    >
      <Boundary fallback={(part) => <BrokenBanner part={part} onClose={() => setClosed(true)} />}>
        {!isClosed && (isLoaded || hasExternal) && (
          <Loaded
            name="banners"
            load={() => import('./BannerList')}
            message={t('UI.SHELL.ALERTS_FAILED')}
            inLine
            failed={(failure) => (
              <div className="descry-banner" data-type="warning">
                {failure}
              </div>
            )}
          >
            {({ BannerList }) => <BannerList onKnown={onKnown} onEmptied={props.onEmptied} />}
          </Loaded>
        )}
      </Boundary>
    </div>
  );
}
