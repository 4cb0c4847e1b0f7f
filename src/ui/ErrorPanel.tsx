import { Button } from '@blueprintjs/core';
import { use, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { ErrorReporterContext, type ShownFailure } from './Boundary';
import type { FailureFacts } from '~/state/toasts';
import { Icon } from './Icon';

/** A failure that replaces the content: what happened, what is missing, the facts for support, and what can be done. */
export function ErrorPanel(
  props: FailureFacts & {
    readonly message: string;
    readonly onRetry?: () => void;
    readonly onReload?: () => void;
    readonly onClose?: () => void;
    /** Further things to go on with, such as a link to another page. */
    readonly children?: ReactNode;
  },
) {
  const { message, traceId, code, permission, children } = props;
  const facts = { traceId, code, permission };
  return (
    <div className="descry-no-data" role="alert">
      <Icon name="error" size={20} />
      <p className="descry-no-data-text">{message}</p>
      <Facts className="descry-no-data-hint" {...facts} />
      <div className="descry-no-data-buttons">
        <ErrorButtons onRetry={props.onRetry} onReload={props.onReload} onClose={props.onClose} />
        {children}
        {traceId !== undefined && <CopyDetails message={message} {...facts} traceId={traceId} />}
      </div>
    </div>
  );
}

/** The permission that is missing, and code and trace id for support; `children` follow these. */
export function Facts(props: FailureFacts & { readonly className: string; readonly children?: ReactNode }) {
  const { traceId, code, permission, className, children } = props;
  const t = useTranslate();
  const traced = [code && t('UI.ERROR_CODE', { code }), traceId && t('UI.TRACE_ID', { id: traceId })];
  const line = traced.filter(Boolean).join(' · ');
  return (
    <>
      {permission && <p className={className}>{t('UI.ERROR_PERMISSION', { permission })}</p>}
      {line && (
        <p className={className}>
          {line}
          {children && <> {children}</>}
        </p>
      )}
    </>
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
