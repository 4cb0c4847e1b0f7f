import { use, useMemo, useState } from 'react';
import type { Form } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isRecord } from '~/lib/json';
import { useServices } from '../context/services';
import { DraftValuesContext, useDraft } from '../data/drafts';
import { availableValues, pendingValues } from './form-choices';
import { initialValues, withoutSecrets, type FormValues } from './form-model';

/**
 * The values of a form. They begin with what the dialog around the form has stored, or with the draft from before a
 * reload, or with the initial values of the descriptor.
 */
export function useFormValues(
  form: Form,
  scope: Scope,
): { readonly values: FormValues; readonly setValues: (values: FormValues) => void } {
  const { drafts } = useServices();
  const dialogValues = use(DraftValuesContext);
  const draftName = `form ${form.id}`;
  const [entered, setEntered] = useState<FormValues>(
    () =>
      storedValues(dialogValues?.get(form.id)) ??
      storedValues(drafts.restored(draftName)) ??
      initialValues(form, scope),
  );
  useDraft(draftName, () => withoutSecrets(entered, form));
  const values = useMemo(() => availableValues(form, entered, scope), [form, entered, scope]);
  const setValues = (next: FormValues): void => {
    // What is written while lists are still loading must not remove what was chosen from them.
    const all = { ...pendingValues(form, entered, scope), ...next };
    setEntered(all);
    dialogValues?.set(form.id, all);
  };
  return { values, setValues };
}

function storedValues(stored: unknown): FormValues | undefined {
  return isRecord(stored) ? stored : undefined;
}
