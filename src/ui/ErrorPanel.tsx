import { Button } from '@blueprintjs/core';
import { Icon } from './Icon';
import { useUiText } from './ui-text';

/** A failure in place of the content: what happened, the trace id to quote, and a way to try again. */
export function ErrorPanel(props: {
  readonly message: string;
  readonly traceId?: string;
  readonly onRetry?: () => void;
}) {
  const text = useUiText();
  return (
    <div className="descry-no-data" role="alert">
      <Icon name="error" size={20} />
      <p className="descry-no-data-text">{props.message}</p>
      {props.traceId !== undefined && (
        <p className="descry-no-data-hint descry-mono">{text('UI.TRACE_ID', { id: props.traceId })}</p>
      )}
      {props.onRetry && (
        <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={props.onRetry}>
          {text('UI.RETRY')}
        </Button>
      )}
    </div>
  );
}
