import { useRef, useState } from 'react';
import { sendCall } from '../../actions/send-call';
import type { Form } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useRun } from '../place';
import { useServices } from '../services';

/**
 * Sends a form, one call at a time: a second click before all is done does nothing. After success what the form says
 * follows; after a failure what it says of that, else what `errors.json` says.
 */
export function useSubmit(form: Form) {
  const services = useServices();
  const run = useRun();
  const [sending, setSending] = useState(false);
  // State would change too late for the second of two quick clicks.
  const underWay = useRef(false);

  async function send(scope: Scope): Promise<void> {
    const sent = await sendCall(form.submit, { services, scope });
    if (sent.ok) await run(form.submit.then ?? [], { ...scope, answer: sent.answer });
    else await run(form.submit.failed ?? [], scope);
  }

  function submit(scope: Scope): void {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    void send(scope).finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }
  return { sending, submit };
}
