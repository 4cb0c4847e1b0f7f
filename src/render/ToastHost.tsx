import { use } from 'react';
import type { Toast } from '../actions/toasts';
import { safeLink } from '../api/safe-address';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { ForeignHost, SafeLink } from '../ui/SafeLink';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';
import { useStore } from './use-store';
import { TranslateContext } from './use-text';

const icons = { success: 'tick-circle', warning: 'warning-sign', danger: 'error' } as const;

/** The notes on the page. The region is always there, so that screen readers hear what comes into it. */
export function ToastHost() {
  const { toasts, settings } = useServices();
  const say = useUiText();
  const list = useStore(toasts.list);
  return (
    <div
      className="descry-toasts"
      role="region"
      aria-label={say('UI.TOASTS')}
      style={{ zIndex: settings.layers.toast }}
    >
      <div role="status" aria-live="polite">
        {list.filter(isCalm).map((toast) => (
          <ToastView key={toast.key} toast={toast} />
        ))}
      </div>
      <div role="alert" aria-live="assertive">
        {list
          .filter((toast) => !isCalm(toast))
          .map((toast) => (
            <ToastView key={toast.key} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function isCalm({ intent }: Toast): boolean {
  return intent !== 'danger';
}

/** One note. It stays while the pointer or the focus is on it. */
function ToastView({ toast }: { readonly toast: Toast }) {
  const { toasts, trust } = useServices();
  const translate = use(TranslateContext);
  const say = useUiText();
  const target = toast.link && safeLink(toast.link.href, trust);
  const hold = (): void => toasts.hold(toast.key);
  const release = (): void => toasts.release(toast.key);
  return (
    <div
      className="descry-toast"
      data-testid="toast"
      data-intent={toast.intent}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[toast.intent]} />
      <div className="descry-toast-words">
        <p>{translate(toast.text)}</p>
        {toast.link && (
          <p>
            <SafeLink text={translate(toast.link.text)} target={target} window="new" />{' '}
            <ForeignHost text="" target={target} />
          </p>
        )}
        {toast.traceId !== undefined && (
          <p className="descry-toast-trace">{say('UI.TRACE_ID', { id: toast.traceId })}</p>
        )}
      </div>
      <IconButton icon="cross" label={say('UI.CLOSE')} action="close" onClick={() => toasts.close(toast.key)} />
    </div>
  );
}
