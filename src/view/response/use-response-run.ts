import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { ResponseForObjects, ResponseObject } from '~/state/response-request';
import { useServices } from '../context/services';
import { undoButton } from './cancel-tasks';
import { operationOf, runResponse, type RunProgress } from './run-response';

export type FormValues = Readonly<Record<string, unknown>>;

/** What the dialog of a response shows: the form, the progress of several calls, or what failed. */
export type Step =
  | { readonly kind: 'form' }
  | { readonly kind: 'running'; readonly progress: RunProgress; readonly total: number; readonly stop: () => void }
  | { readonly kind: 'ended'; readonly progress: RunProgress; readonly values: FormValues };

/** The run of a response in its dialog. */
export interface ResponseRun {
  readonly step: Step;
  /** True for a dialog that the user closed during a call, until something has failed. */
  readonly isHidden: boolean;
  /** Starts the response, by default for all its objects. If nothing fails, the dialog closes. */
  readonly send: (values: FormValues, targets?: readonly ResponseObject[]) => Promise<void>;
  /** Closes the dialog; during a call, as soon as nothing has failed. */
  readonly close: () => void;
}

/** The run of a response. What fails after the user has closed the dialog shows it again. */
export function useResponseRun({ response, targets }: ResponseForObjects, onClose: () => void): ResponseRun {
  const services = useServices();
  const t = useTranslate();
  const { client, toasts, readAgain, scope: session } = services;
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const [isHidden, setHidden] = useState(false);
  const isSending = useRef(false);
  const earlier = useRef<Pick<RunProgress, 'started' | 'failed'>>({ started: [], failed: [] });

  async function send(values: FormValues, sent: readonly ResponseObject[] = targets): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const control = new AbortController();
    const running = (progress: RunProgress): void =>
      setStep({ kind: 'running', progress, total: sent.length, stop: () => control.abort() });
    // One call keeps the form, whose button shows that it is being sent.
    if (step.kind !== 'form' || sent.length > operationOf(response).batchSize)
      running({ sent: 0, started: [], failed: [] });
    const progress = await runResponse(response, sent, values, {
      ...{ client, session, signal: control.signal },
      onProgress: (now) => (now.sent < sent.length ? running(now) : undefined),
    }).finally(() => {
      isSending.current = false;
    });
    const started = [...earlier.current.started, ...progress.started];
    const failed = [...earlier.current.failed, ...progress.failed];
    // A repetition sends the others again.
    earlier.current = { started, failed: failed.filter(({ isRepeatable }) => !isRepeatable) };
    if (progress.started.length > 0) readAgain(response.changes ?? []);
    if (failed.length > 0) {
      setStep({ kind: 'ended', progress: { ...progress, started, failed }, values });
      setHidden(false);
    } else {
      const [{ target: first } = { target: undefined }] = started;
      const values = { response: t(response.label, session), count: started.length, name: first?.name ?? '' };
      const text = { key: started.length === 1 ? 'UI.RESPOND.STARTED_FOR_ONE' : 'UI.RESPOND.STARTED_FOR', values };
      const button = undoButton(response, started, services);
      if (started.length > 0) toasts.show({ intent: 'success', text, ...(button && { button }) });
      onClose();
    }
  }
  const close = (): void => (isSending.current ? setHidden(true) : onClose());
  return { step, isHidden, send, close };
}
