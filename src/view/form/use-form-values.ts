import { use, useMemo, useState } from 'react';
import type { Form } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isRecord } from '~/lib/json';
import { useServices } from '../context/services';
import { DraftValuesContext, useDraft } from '../data/drafts';
import { availableValues } from './form-choices';
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
    setEntered(next);
    dialogValues?.set(form.id, next);
  };
  return { values, setValues };
}

function storedValues(stored: unknown): FormValues | undefined {
  return isRecord(stored) ? stored : undefined;
}
