import { type Ref } from 'react';
import { useTranslate } from '~/i18n/translate';
import { ActionButton } from '~/view/action/ActionButton';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '~/view/context/services';
import { isClosable, type Banner } from './banner';
import { ExternalBannerAction } from './ExternalBannerAction';

const styles = {
  error: { icon: 'error', label: 'UI.BANNERS.ERROR' },
  warning: { icon: 'warning-sign', label: 'UI.BANNERS.WARNING' },
  info: { icon: 'info-sign', label: 'UI.BANNERS.INFO' },
  success: { icon: 'tick-circle', label: 'UI.BANNERS.SUCCESS' },
} as const;

/** One banner with its buttons. `onUse` is called before the click on any of them takes effect. */
export function BannerRow(props: {
  readonly ref: Ref<HTMLElement>;
  readonly banner: Banner;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  readonly onStep: (by: number) => void;
  readonly onUse: () => void;
}) {
  const { ref, banner, position, count, onStep, onUse } = props;
  const { banners } = useServices();
  const t = useTranslate();
  const { icon, label } = styles[banner.type];
  return (
    <section
      ref={ref}
      className="descry-banner"
      data-testid="banner"
      data-type={banner.type}
      data-pid={banner.pid}
      aria-label={t('UI.BANNERS.AREA')}
      tabIndex={-1}
      onClickCapture={onUse}
    >
      <Icon name={icon} label={t(label)} />
      <p className="descry-banner-title">
        {banner.from === 'event' ? <UntrustedText text={banner.given.title} /> : t(banner.title)}
      </p>
      <div key={banner.key} className="descry-banner-actions">
        <Actions banner={banner} />
      </div>
      <div className="descry-banner-tools">
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('UI.BANNERS.PREVIOUS')}
              action="previous"
              onClick={() => onStep(-1)}
            />
            <bdi className="descry-banner-position">{t('UI.BANNERS.POSITION', { position, count })}</bdi>
            <IconButton icon="chevron-right" label={t('UI.BANNERS.NEXT')} action="next" onClick={() => onStep(1)} />
          </>
        )}
        {isClosable(banner) && (
          <IconButton icon="cross" label={t('UI.BANNERS.CLOSE')} action="close" onClick={() => banners.hide(banner)} />
        )}
      </div>
    </section>
  );
}

function Actions({ banner }: { readonly banner: Banner }) {
  const { banners } = useServices();
  if (banner.from === 'console') {
    return banner.buttons.map((button) => <ActionButton key={button.id} button={button} scope={banner.scope} />);
  }
  const { button, dismissButton, flagResolve } = banner.given;
  const dismiss = (): void => banners.dismiss(banner);
  return (
    <>
      {button && (
        <ExternalBannerAction
          action="resolve"
          button={button}
          // A button without a link can only mean that the matter is resolved.
          onUse={flagResolve || button.link === undefined ? dismiss : undefined}
        />
      )}
      {dismissButton && <ExternalBannerAction action="dismiss" button={dismissButton} onUse={dismiss} />}
    </>
  );
}
