import { useEffect, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon, type AnyIconName } from './Icon';
import { useRovingPart } from './roving';
import { Tooltip } from './Tooltip';

const thanksMs = 1500;

/** Copies by `onCopy`, which tells whether it went well, and says so for a moment. */
export function CopyButton(props: {
  readonly onCopy: () => Promise<boolean>;
  readonly label?: string;
  readonly icon?: AnyIconName;
  readonly action?: string;
}) {
  const t = useTranslate();
  const { icon = 'duplicate', action = 'copy' } = props;
  const part = useRovingPart();
  const [used, setUsed] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), thanksMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = props.label ?? t('UI.COPY');
  return (
    <Tooltip text={copied ? t('UI.COPIED') : label}>
      {() => (
        <>
          <button
            type="button"
            className="descry-copy"
            data-action={action}
            aria-label={label}
            tabIndex={part.tabIndex}
            onFocus={() => {
              part.onFocus();
              setUsed(true);
            }}
            onClick={() => {
              setUsed(true);
              void props.onCopy().then(setCopied);
            }}
          >
            <Icon name={copied ? 'tick' : icon} size={14} />
          </button>
          {/* Hundreds of them stand in a drawer: only those in use tell anything. */}
          {used && (
            <span role="status" className="descry-aside">
              {copied && t('UI.COPIED')}
            </span>
          )}
        </>
      )}
    </Tooltip>
  );
}
