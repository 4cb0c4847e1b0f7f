import { Button } from '@blueprintjs/core';
import { use, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { ErrorReporterContext, type ShownFailure } from './Boundary';
import { Icon } from './Icon';

/** A failure that replaces the content: what happened, the trace id for the support, and what the user can do. */
export function ErrorPanel(props: {
  readonly message: string;
  readonly traceId?: string;
  readonly onRetry?: () => void;
  readonly onReload?: () => void;
  readonly onClose?: () => void;
  /** Further things to go on with, such as a link to another page. */
  readonly children?: ReactNode;
}) {
  const t = useTranslate();
  const { message, traceId, children } = props;
  const buttons = [traceId, props.onRetry, props.onReload, props.onClose];
  const hasButtons = Boolean(children) || buttons.some((button) => button !== undefined);
  return (
    <div className="descry-no-data" role="alert">
      <Icon name="error" size={20} />
      <p className="descry-no-data-text">{message}</p>
      {traceId !== undefined && <p className="descry-no-data-hint descry-mono">{t('UI.TRACE_ID', { id: traceId })}</p>}
      {hasButtons && (
        <div className="descry-no-data-buttons">
          <ErrorButtons onRetry={props.onRetry} onReload={props.onReload} onClose={props.onClose} />
          {children}
          {traceId !== undefined && <CopyDetails message={message} traceId={traceId} />}
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
      {props.traceId !== undefined && <CopyDetails message={props.message} traceId={props.traceId} />}
    </div>
  );
}

/** A button that copies what support needs to know of a failure. */
export function CopyDetails(props: ShownFailure) {
  const t = useTranslate();
  const reporter = use(ErrorReporterContext);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await reporter.copy(props));
  return (
    <Button size="small" variant="minimal" data-action="copy-details" onClick={() => void copy()}>
      <span role="status">{isCopied ? t('UI.COPIED') : t('UI.COPY_DETAILS')}</span>
    </Button>
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
