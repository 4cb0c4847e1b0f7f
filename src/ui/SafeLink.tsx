import { useTranslate } from '~/i18n/translate';
import { Icon } from './Icon';
import { UntrustedText } from './UntrustedText';

/** A checked address. One of a foreign origin is shown with its host. */
export interface LinkTarget {
  readonly href: string;
  readonly host: string;
  readonly foreign: boolean;
}

/** A link to a checked address; without one the text alone. */
export function SafeLink(props: {
  readonly text: string;
  readonly target: LinkTarget | undefined;
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
export function ForeignHost(props: { readonly text: string; readonly target: LinkTarget | undefined }) {
  const { target } = props;
  if (!target?.foreign || props.text.includes(target.host)) return null;
  return <bdi className="descry-link-host">{target.host}</bdi>;
}
