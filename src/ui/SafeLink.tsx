import { namesHost, type CheckedAddress } from '~/api/safe-address';
import { useTranslate } from '~/i18n/translate';
import { Icon } from './Icon';
import { UntrustedText } from './UntrustedText';

/** A link to a checked address; without one the text alone. */
export function SafeLink(props: {
  readonly text: string;
  readonly target: CheckedAddress | undefined;
  readonly window: 'same' | 'new';
  readonly mono?: boolean;
  /** Its name in the page, where following it is an action. */
  readonly action?: string;
}) {
  const t = useTranslate();
  const { text, target, mono = false } = props;
  if (!target) return <UntrustedText text={text} mono={mono} />;
  const apart = props.window === 'new';
  return (
    <a
      className="descry-link"
      href={target.href}
      target={apart ? '_blank' : undefined}
      rel={apart ? 'noopener noreferrer' : undefined}
      data-action={props.action}
    >
      <UntrustedText text={text} mono={mono} />
      {apart && (
        <span className="descry-link-mark">
          <Icon name="share" size={12} label={t('UI.NEW_WINDOW')} />
        </span>
      )}
    </a>
  );
}

/** The host of a foreign link, unless the text of the link already contains it. */
export function ForeignHost(props: { readonly text: string; readonly target: CheckedAddress | undefined }) {
  const { target } = props;
  if (!target?.foreign || namesHost(props.text, target.host)) return null;
  return <bdi className="descry-link-host">{target.host}</bdi>;
}
