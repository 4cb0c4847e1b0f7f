import { use, type Ref } from 'react';
import { ActionButton } from '../../render/ActionButton';
import { TranslateContext } from '../../render/use-text';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { UntrustedText } from '../../ui/UntrustedText';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { isClosable, type Banner } from './banner';
import { GivenControl } from './GivenControl';

const looks = {
  error: { icon: 'error', word: 'UI.BANNERS.ERROR' },
  warning: { icon: 'warning-sign', word: 'UI.BANNERS.WARNING' },
  info: { icon: 'info-sign', word: 'UI.BANNERS.INFO' },
  success: { icon: 'tick-circle', word: 'UI.BANNERS.SUCCESS' },
} as const;

/** One banner with what can be done about it. `onUse` is called before anything in it is used. */
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
  const { banners } = useShell();
  const words = useWords();
  const translate = use(TranslateContext);
  const { icon, word } = looks[banner.type];
  return (
    <section
      ref={ref}
      className="descry-banner"
      data-testid="banner"
      data-type={banner.type}
      data-pid={banner.pid}
      aria-label={words('UI.BANNERS.AREA')}
      tabIndex={-1}
      onClickCapture={onUse}
    >
      <Icon name={icon} label={words(word)} />
      <p className="descry-banner-title">
        {banner.from === 'event' ? <UntrustedText text={banner.given.title} /> : translate(banner.title)}
      </p>
      <div key={banner.key} className="descry-banner-actions">
        <Actions banner={banner} />
      </div>
      <div className="descry-banner-tools">
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={words('UI.BANNERS.PREVIOUS')}
              action="previous"
              onClick={() => onStep(-1)}
            />
            <bdi className="descry-banner-position">
              {words('UI.BANNERS.POSITION', { position: String(position), count: String(count) })}
            </bdi>
            <IconButton icon="chevron-right" label={words('UI.BANNERS.NEXT')} action="next" onClick={() => onStep(1)} />
          </>
        )}
        {isClosable(banner) && (
          <IconButton
            icon="cross"
            label={words('UI.BANNERS.CLOSE')}
            action="close"
            onClick={() => banners.hide(banner)}
          />
        )}
      </div>
    </section>
  );
}

function Actions({ banner }: { readonly banner: Banner }) {
  const { banners } = useShell();
  if (banner.from === 'console') {
    return banner.buttons.map((button) => <ActionButton key={button.id} button={button} scope={banner.scope} />);
  }
  const { button, dismissButton, flagResolve } = banner.given;
  const dismiss = (): void => banners.dismiss(banner);
  return (
    <>
      {button && (
        <GivenControl
          action="resolve"
          button={button}
          // A button that leads nowhere can only mean that the matter is settled.
          onUse={flagResolve || button.link === undefined ? dismiss : undefined}
        />
      )}
      {dismissButton && <GivenControl action="dismiss" button={dismissButton} onUse={dismiss} />}
    </>
  );
}
