import pause from '@blueprintjs/icons/lib/esm/generated/16px/paths/pause';
import { Classes } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { formatDuration } from '~/lib/format/duration';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { Menu, type MenuEnd } from '~/ui/menu/Menu';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '~/view/context/services';
import './refresh.css';
import type { RefreshInterval } from './use-auto-refresh';

const classes = `${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} descry-refresh-every`;

/** The button that refreshes a screen, and the choice how often it does so by itself. */
export function RefreshControls(props: {
  readonly interval: RefreshInterval;
  /** True while a refresh would only repeat the pending call. */
  readonly disabled?: boolean;
  readonly onRefresh: () => void;
}) {
  const { interval, disabled = false, onRefresh } = props;
  const t = useTranslate();
  return (
    <>
      <IconButton icon="refresh" label={t('UI.REFRESH')} action="refresh" disabled={disabled} onClick={onRefresh} />
      {interval.choices.length > 0 && <IntervalButton interval={interval} />}
    </>
  );
}

/** The chosen interval and the menu of all. */
function IntervalButton({ interval }: { readonly interval: RefreshInterval }) {
  const { chosen, isPaused } = interval;
  const t = useTranslate();
  const nameOf = useIntervalName();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label =
    chosen === undefined
      ? t('UI.REFRESH_AUTO')
      : t(isPaused ? 'UI.REFRESH_PAUSED' : 'UI.REFRESH_EVERY', { time: nameOf(chosen) });
  const close = (end: MenuEnd): void => {
    setOpen(false);
    if (end !== 'tab') button.current?.focus();
  };
  return (
    <>
      <Tooltip text={label}>
        {(target) => (
          // No button of Blueprint: that would open again on the release of the Enter key that chose an entry.
          <button
            ref={button}
            type="button"
            className={classes}
            data-action="refresh-every"
            data-paused={isPaused || undefined}
            aria-label={label}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            {...target}
          >
            {chosen !== undefined && <span>{nameOf(chosen)}</span>}
            <Icon name={isPaused ? pause : 'caret-down'} size={isPaused ? 12 : 16} />
          </button>
        )}
      </Tooltip>
      {isOpen && <IntervalMenu interval={interval} target={() => button.current} onClose={close} />}
    </>
  );
}

function IntervalMenu(props: {
  readonly interval: RefreshInterval;
  readonly target: () => Element | null;
  readonly onClose: (end: MenuEnd) => void;
}) {
  const { choices, chosen, choose } = props.interval;
  const t = useTranslate();
  const nameOf = useIntervalName();
  return (
    <Menu label={t('UI.REFRESH_AUTO')} className="descry-refresh-menu" target={props.target} onClose={props.onClose}>
      {[undefined, ...choices].map((seconds) => (
        <button
          key={seconds ?? 'off'}
          type="button"
          role="menuitemradio"
          aria-checked={seconds === chosen}
          tabIndex={-1}
          onClick={() => choose(seconds)}
        >
          <span>{seconds === undefined ? t('UI.REFRESH_OFF') : nameOf(seconds)}</span>
          {seconds === chosen && <Icon name="tick" />}
        </button>
      ))}
    </Menu>
  );
}

/** Gives the name of an interval in seconds, such as `5 min`. */
function useIntervalName(): (seconds: number) => string {
  const { format } = useServices();
  return (seconds) => formatDuration(seconds, format)?.text ?? '';
}
