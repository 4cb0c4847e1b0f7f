import { useRef, useState } from 'react';
import type { Form } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useRun } from '../place';

/** Sends a form as a call with what follows it, one at a time: a second click before all is done does nothing. */
export function useSubmit(form: Form) {
  const run = useRun();
  const [sending, setSending] = useState(false);
  // State would change too late for the second of two quick clicks.
  const underWay = useRef(false);

  function submit(scope: Scope): void {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    void run([{ ...form.submit, type: 'call' }], scope).finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }
  return { sending, submit };
}
