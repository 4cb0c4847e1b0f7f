import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { UntrustedText } from '~/ui/UntrustedText';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { FormView } from '../form/FormView';
import { FailedTargets, TargetNames } from './TargetNames';
import type { ResponseObject } from '~/state/undo-request';
import type { OfferedResponse } from './response-object';
import { undoButton, type StartedTarget } from './cancel-tasks';
import { operationOf, runResponse, type RunProgress } from './run-response';
import './response.css';

type FormValues = Readonly<Record<string, unknown>>;

/** What the dialog shows: the form, the progress of several calls, or what failed. */
type Step =
  | { readonly kind: 'form' }
  | { readonly kind: 'running'; readonly progress: RunProgress; readonly total: number; readonly stop: () => void }
  | { readonly kind: 'ended'; readonly progress: RunProgress; readonly values: FormValues };

/**
 * The dialog of a response: its objects by name, what happens to them, and its form. While several calls are sent it
 * shows their progress; what failed stays visible with the reasons until the dialog is closed.
 */
export function ResponseDialog(props: { readonly offered: OfferedResponse; readonly onClose: () => void }) {
  const { offered, onClose } = props;
  const { response } = offered;
  const { settings, scope } = useServices();
  const t = useTranslate();
  const { step, send } = useRun(offered, onClose);
  const title = t(response.label, scope);
  const host = useMemo(() => ({ close: onClose, refresh: () => undefined }), [onClose]);
  // In the body: inside the drawer it would be in the layer of the drawer.
  return createPortal(
    <ActionHostContext value={host}>
      <DialogFrame
        id="respond"
        title={title}
        box={{ width: settings.widths.confirm, layer: settings.layers.dialog }}
        closing={step.kind === 'running' ? 'must-answer' : 'free'}
        details={{ state: step.kind }}
        onClose={onClose}
        {...(step.kind === 'running' && { footer: <StopButton onStop={step.stop} /> })}
        {...(step.kind === 'ended' && {
          footer: <EndButtons step={step} onClose={onClose} onRepeat={(targets) => void send(step.values, targets)} />,
        })}
      >
        {step.kind === 'form' && <RequestView offered={offered} title={title} onSend={send} />}
        {step.kind === 'running' && <ProgressView sent={step.progress.sent} total={step.total} />}
        {step.kind === 'ended' && <FailedTargets progress={step.progress} />}
      </DialogFrame>
    </ActionHostContext>,
    document.body,
  );
}

/** What is shown and requested before a response starts. */
function RequestView(props: {
  readonly offered: OfferedResponse;
  readonly title: string;
  readonly onSend: (values: FormValues) => Promise<void>;
}) {
  const { response, targets, unfit } = props.offered;
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

/** The step of the dialog, and the function that starts the response. If nothing fails, the dialog closes. */
function useRun({ response, targets }: OfferedResponse, onClose: () => void) {
  const services = useServices();
  const { client, toasts, readAgain, scope: session } = services;
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const earlier = useRef<readonly StartedTarget[]>([]);

  async function send(values: FormValues, sent: readonly ResponseObject[] = targets): Promise<void> {
    const control = new AbortController();
    const running = (progress: RunProgress): void =>
      setStep({ kind: 'running', progress, total: sent.length, stop: () => control.abort() });
    // One call keeps the form, whose button shows that it is being sent.
    if (sent.length > operationOf(response).batchSize) running({ sent: 0, started: [], failed: [] });
    const progress = await runResponse(response, sent, values, {
      ...{ client, session, signal: control.signal },
      onProgress: (now) => (now.sent < sent.length ? running(now) : undefined),
    });
    earlier.current = [...earlier.current, ...progress.started];
    if (progress.started.length > 0) readAgain(response.changes ?? []);
    if (progress.failed.length > 0)
      setStep({ kind: 'ended', progress: { ...progress, started: earlier.current }, values });
    else {
      const text = { key: 'UI.RESPOND.STARTED', values: { count: earlier.current.length } };
      const button = undoButton(response, earlier.current, services);
      if (earlier.current.length > 0) toasts.show({ intent: 'success', text, ...(button && { button }) });
      onClose();
    }
  }
  return { step, send };
}
