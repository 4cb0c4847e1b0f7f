import type { Intent } from '@blueprintjs/core';
import type { ErrorTransformer, RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import { useRef, useState, type RefObject } from 'react';
import type { ApiError } from '~/api/api-error';
import type { Form, FormCase } from '~/generated/contract/descriptor-types';
import type { JsonSchema, Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useRun } from '../action/action-host';
import { useClosed } from '../data/use-closed';
import { fileLines, refusalText } from './file-limits';
import { chosenOf } from './form-choices';
import type { FormContext, LineView } from './form-lines';
import { filledValues, messageOf, requestedValues, ruleOf, type FormValues } from './form-model';
import { useUpload, type Upload } from './upload';

/** What sends the values of a form without `submit`. */
export interface FormSender {
  /** Name of the button for tests. */
  readonly id: string;
  readonly label: string;
  readonly intent: Intent;
  readonly send: (values: FormValues) => Promise<void>;
}

/** What the sending of a form has come to. */
export interface Submission {
  readonly sending: boolean;
  /** Why it was not accepted, or that it was cancelled. */
  readonly notice: string | undefined;
  /** How far the files of the form are, while they are sent. */
  readonly upload: Upload | undefined;
  readonly submit: (values: FormValues) => void;
}

/** Submits the values of a form: its call and the actions after it. A second click before they end does nothing. */
export function useSubmit(
  form: Form,
  schema: JsonSchema,
  { scope, sender }: { readonly scope: Scope; readonly sender: FormSender | undefined },
): Submission {
  const run = useRun();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const t = useTranslate();
  const { upload, begin, end, isSent } = useUpload();
  const isClosed = useClosed();
  const files = fileLines(form);
  // State would change too late for the second of two quick clicks.
  const isSubmitting = useRef(false);

  function submit(values: FormValues): void {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setSending(true);
    setNotice(undefined);
    const sent = requestedValues(filledValues(values), schema);
    const sentScope = { ...scope, form: sent, chosen: chosenOf(form, sent, scope) };
    const callOptions = files.length > 0 ? begin() : undefined;
    const call =
      form.submit && run([{ ...form.submit, type: 'call' }], sentScope, { showFailure, showCancelled, callOptions });
    void Promise.resolve(sender?.send(sent) ?? call).finally(() => {
      isSubmitting.current = false;
      setSending(false);
      end();
    });
  }

  /** A conflict with somebody else, and what the server says of a file, are shown in the form while it is open. */
  function showFailure({ policy, status }: ApiError): boolean {
    if (isClosed()) return false;
    const text = policy.kind === 'conflict' ? t({ key: policy.message }) : refusalText(status, files, t);
    setNotice(text);
    return text !== undefined;
  }

  function showCancelled(): void {
    setNotice(t(isSent() ? 'UI.UPLOAD_CANCELLED_LATE' : 'UI.UPLOAD_CANCELLED'));
  }
  return { sending, notice, upload, submit };
}

/** The paths of values that show their messages, and what updates them when a form cannot be submitted. */
export interface InvalidFields {
  readonly touched: ReadonlySet<string>;
  /** Shows the messages of broken rules, and focuses the first invalid control. */
  readonly showErrors: (errors: readonly RJSFValidationError[], lines: readonly LineView[]) => void;
}

/** Messages are hidden until a submit fails; from then on they follow the typed text. */
export function useInvalidFields(form: RefObject<HTMLElement | null>): InvalidFields {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    touched,
    showErrors(errors, lines) {
      const invalid = new Set(errors.map(pathOf));
      setTouched(invalid);
      const first = lines.find(({ property }) => invalid.has(property));
      if (!first) return;
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.property)}"]`)?.focus();
    },
  };
}

/** Gives a function that replaces the messages of the form library with those of the descriptor. */
export function useErrorMessages(
  form: Form,
  formCase: FormCase | undefined,
  scope: Scope,
): ErrorTransformer<FormValues, RJSFSchema, FormContext> {
  const t = useTranslate();
  return (errors) =>
    errors
      // The error `if` reports only that a branch of a condition failed, and the branch has its own error.
      .filter((error) => error.name !== 'if')
      .map((error) => {
        const property = pathOf(error).split('.')[0] ?? '';
        const line = form.layout.find((candidate) => candidate.property === property);
        const rule = ruleOf(line, formCase, error.name ?? '');
        return { ...error, message: t(messageOf(line, rule), scope) };
      });
}

/** The path of the value that an error is about. The library writes `.name` or `name`. */
function pathOf(error: RJSFValidationError): string {
  return (error.property ?? '').replace(/^\./, '');
}
