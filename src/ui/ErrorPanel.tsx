import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from './Icon';

/** A failure that replaces the content: what happened, the trace id for the support, and what the user can do. */
export function ErrorPanel(props: {
  readonly message: string;
  readonly traceId?: string;
  readonly onRetry?: () => void;
  readonly onReload?: () => void;
  readonly onClose?: () => void;
}) {
  const t = useTranslate();
  const hasButtons = props.onRetry ?? props.onReload ?? props.onClose;
  return (
    <div className="descry-no-data" role="alert">
      <Icon name="error" size={20} />
      <p className="descry-no-data-text">{props.message}</p>
      {props.traceId !== undefined && (
        <p className="descry-no-data-hint descry-mono">{t('UI.TRACE_ID', { id: props.traceId })}</p>
      )}
      {hasButtons && (
        <div className="descry-no-data-buttons">
          <ErrorButtons onRetry={props.onRetry} onReload={props.onReload} onClose={props.onClose} />
        </div>
      )}
    </div>
  );
}

/** A failure in one line, for small parts. */
export function ErrorLine(props: {
  readonly message: string;
  readonly traceId?: string;
  readonly onRetry?: () => void;
  readonly onReload?: () => void;
  readonly onClose?: () => void;
}) {
  const t = useTranslate();
  return (
    <div className="descry-error-line" role="alert">
      <Icon name="error" />
      <p>
        {props.message}
        {props.traceId !== undefined && (
          <small className="descry-mono">{t('UI.TRACE_ID', { id: props.traceId })}</small>
        )}
      </p>
      <ErrorButtons onRetry={props.onRetry} onReload={props.onReload} onClose={props.onClose} />
    </div>
  );
}

type Act = (() => void) | undefined;

function ErrorButtons(props: { readonly onRetry: Act; readonly onReload: Act; readonly onClose: Act }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {props.onRetry && (
        <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={props.onRetry}>
          {t('UI.RETRY')}
        </Button>
      )}
      {props.onReload && (
        <Button size="small" data-action="reload" onClick={props.onReload}>
          {t('UI.RELOAD')}
        </Button>
      )}
      {props.onClose && (
        <Button size="small" variant="minimal" data-action="close" onClick={props.onClose}>
          {t('UI.CLOSE')}
        </Button>
      )}
    </>
  );
}
