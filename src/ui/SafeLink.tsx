import { Icon } from './Icon';
import { UntrustedText } from './UntrustedText';
import { useUiText } from './ui-text';

/** An address that has been judged: whether it may be followed, and the host to show when it is a foreign one. */
export interface LinkTarget {
  readonly href: string;
  readonly foreignHost?: string;
}

/** A link to a judged address; without one the text alone. */
export function SafeLink(props: {
  readonly text: string;
  readonly target: LinkTarget | undefined;
  readonly window: 'same' | 'new';
}) {
  const say = useUiText();
  const { text, target } = props;
  if (!target) return <UntrustedText text={text} />;
  const apart = props.window === 'new';
  return (
    <a
      className="descry-link"
      href={target.href}
      target={apart ? '_blank' : undefined}
      rel={apart ? 'noopener noreferrer' : undefined}
    >
      <UntrustedText text={text} />
      {apart && <Icon name="share" size={12} label={say('UI.NEW_WINDOW')} />}
    </a>
  );
}

/** The host a foreign link leads to, unless its text already says it. */
export function ForeignHost(props: { readonly text: string; readonly target: LinkTarget | undefined }) {
  const host = props.target?.foreignHost;
  if (host === undefined || props.text.includes(host)) return null;
  return <bdi className="descry-link-host">{host}</bdi>;
}
