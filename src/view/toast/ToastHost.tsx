import type { SyntheticEvent } from 'react';
import type { Toast, Toasts } from '~/state/toasts';
import { safeLink } from '~/api/safe-address';
import { useTranslate } from '~/i18n/translate';
import { BoundaryList } from '~/ui/Boundary';
import { CopyDetails, ErrorLine, Facts } from '~/ui/ErrorPanel';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { useCommand } from '../action/use-command';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

const icons = { success: 'tick-circle', warning: 'warning-sign', danger: 'error' } as const;

/** The toasts. Their region is always on the page, because screen readers announce only changes of existing regions. */
export function ToastHost() {
  const { toasts, settings } = useServices();
  const t = useTranslate();
  const list = useStore(toasts.list);
  useCommand('undo', () => {
    const newest = list.findLast(({ button }) => button);
    if (newest) press(newest, toasts);
  });
  return (
    <div className="descry-toasts" role="region" aria-label={t('UI.TOASTS')} style={{ zIndex: settings.layers.toast }}>
      <div role="status" aria-live="polite">
        <ToastList toasts={list.filter(isPolite)} />
      </div>
      <div role="alert" aria-live="assertive">
        <ToastList toasts={list.filter((toast) => !isPolite(toast))} />
      </div>
    </div>
  );
}

function ToastList(props: { readonly toasts: readonly Toast[] }) {
  const { toasts } = useServices();
  const t = useTranslate();
  return (
    <BoundaryList
      items={props.toasts}
      keyOf={({ key }) => key}
      fallback={({ key }, { traceId, retry }) => (
        <div className="descry-toast" data-testid="toast" data-intent="danger">
          <ErrorLine
            message={t('UI.PART_BROKEN')}
            traceId={traceId}
            onRetry={retry}
            onClose={() => toasts.close(key)}
          />
        </div>
      )}
    >
      {(toast) => <ToastView toast={toast} />}
    </BoundaryList>
  );
}

/** Presses the button of a toast, which closes it. */
function press({ key, button }: Toast, toasts: Toasts): void {
  toasts.close(key);
  button?.run();
}

function isPolite({ intent }: Toast): boolean {
  return intent !== 'danger';
}

/** One toast. It stays while the pointer or the focus is on it. */
function ToastView({ toast }: { readonly toast: Toast }) {
  const { toasts, trust } = useServices();
  const t = useTranslate();
  const { traceId, code, permission } = toast;
  const facts = { traceId, code, permission };
  const target = toast.link && safeLink(toast.link.href, trust);
  const hold = (): void => toasts.hold(toast.key);
  const release = ({ currentTarget }: SyntheticEvent): void => {
    const isHeld = currentTarget.matches(':hover') || currentTarget.contains(document.activeElement);
    if (!isHeld) toasts.release(toast.key);
  };
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
        <p>{t(toast.text)}</p>
        {toast.link && (
          <p>
            <SafeLink text={t(toast.link.text)} target={target} window="new" /> <ForeignHost text="" target={target} />
          </p>
        )}
        {toast.button && (
          <button type="button" className="descry-toast-button" onClick={() => press(toast, toasts)}>
            {t(toast.button.text)}
          </button>
        )}
        <Facts className="descry-toast-trace" {...facts}>
          {traceId !== undefined && <CopyDetails message={t(toast.text)} {...facts} traceId={traceId} />}
        </Facts>
      </div>
      <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={() => toasts.close(toast.key)} />
    </div>
  );
}
