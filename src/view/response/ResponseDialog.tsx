import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { UntrustedText } from '~/ui/UntrustedText';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { FormView } from '../form/FormView';
import { FailedTargets, TargetNames } from './TargetNames';
import { useResponseRun, type FormValues, type Step } from './use-response-run';
import type { ResponseForObjects, ResponseObject } from '~/state/response-request';
import './response.css';

/**
 * The dialog of a response: its objects by name, what happens to them, and its form. While several calls are sent it
 * shows their progress; what failed stays visible with the reasons until the dialog is closed.
 */
export function ResponseDialog(props: { readonly run: ResponseForObjects; readonly onClose: () => void }) {
  const { run } = props;
  const { response } = run;
  const { settings, scope } = useServices();
  const t = useTranslate();
  const { step, isHidden, send, close } = useResponseRun(run, props.onClose);
  const title = t(response.label, scope);
  const host = { close, refresh: () => undefined };
  if (isHidden) return null;
  // In the body: inside the drawer it would be in the layer of the drawer.
  return createPortal(
    <ActionHostContext value={host}>
      <DialogFrame
        id="respond"
        title={title}
        box={{ width: settings.widths.confirm, layer: settings.layers.dialog }}
        closing={step.kind === 'running' ? 'must-answer' : 'free'}
        details={{ state: step.kind }}
        onClose={close}
        {...(step.kind === 'running' && { footer: <StopButton onStop={step.stop} /> })}
        {...(step.kind === 'ended' && {
          footer: <EndButtons step={step} onClose={close} onRepeat={(targets) => void send(step.values, targets)} />,
        })}
      >
        {step.kind === 'form' && <RequestView run={run} title={title} onSend={send} />}
        {step.kind === 'running' && <ProgressView sent={step.progress.sent} total={step.total} />}
        {step.kind === 'ended' && <FailedTargets progress={step.progress} />}
      </DialogFrame>
    </ActionHostContext>,
    document.body,
  );
}

/** What is shown and requested before a response starts. */
function RequestView(props: {
  readonly run: ResponseForObjects;
  readonly title: string;
  readonly onSend: (values: FormValues) => Promise<void>;
}) {
  const { response, targets, unfit } = props.run;
  const { scope } = useServices();
  const t = useTranslate();
  const intent = response.intent ?? 'primary';
  return (
    <>
      <TargetNames targets={targets} />
      {unfit.length > 0 && response.unfitReason && (
        <p className="descry-muted">
          {t('UI.RESPOND.LEFT_OUT', { count: unfit.length, reason: t(response.unfitReason, scope) })}
        </p>
      )}
      <Callout
        compact
        intent={intent === 'danger' ? 'warning' : 'none'}
        icon={false}
        className="descry-respond-consequence"
      >
        <UntrustedText text={t(response.consequence, { ...scope, targets })} />
      </Callout>
      <FormView
        form={response.form}
        scope={scope}
        sender={{ id: response.id, label: props.title, intent, send: props.onSend }}
      />
    </>
  );
}

function ProgressView({ sent, total }: { readonly sent: number; readonly total: number }) {
  const t = useTranslate();
  return (
    <div role="status">
      <p>{t('UI.RESPOND.PROGRESS', { sent, total })}</p>
      <ProgressBar value={total === 0 ? 0 : sent / total} stripes={false} />
    </div>
  );
}

function StopButton({ onStop }: { readonly onStop: () => void }) {
  const t = useTranslate();
  return (
    <Button data-action="stop" onClick={onStop}>
      {t('UI.RESPOND.STOP')}
    </Button>
  );
}

function EndButtons(props: {
  readonly step: Extract<Step, { kind: 'ended' }>;
  readonly onClose: () => void;
  readonly onRepeat: (targets: readonly ResponseObject[]) => void;
}) {
  const t = useTranslate();
  const repeatable = props.step.progress.failed.flatMap((one) => (one.isRepeatable ? [one.target] : []));
  return (
    <>
      {repeatable.length > 0 && (
        <Button data-action="repeat" onClick={() => props.onRepeat(repeatable)}>
          {t('UI.RESPOND.REPEAT', { count: repeatable.length })}
        </Button>
      )}
      <Button intent="primary" data-action="close" onClick={props.onClose}>
        {t('UI.CLOSE')}
      </Button>
    </>
  );
}
