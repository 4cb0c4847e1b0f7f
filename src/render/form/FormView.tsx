import { Button } from '@blueprintjs/core';
import Form from '@rjsf/core';
import type { ErrorTransformer, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import { use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holds } from '../../descriptor/is-shown';
import type { Form as FormDescriptor } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { focusable } from '../../ui/focusable';
import { useUiText } from '../../ui/ui-text';
import { PlaceContext } from '../place';
import { useText } from '../use-text';
import type { FormContext } from './form-line';
import { initialValues } from './initial-values';
import { lineViews } from './line-views';
import { messageOf } from './message-of';
import { FieldTemplate, ObjectFieldTemplate } from './templates';
import { useSubmit } from './use-submit';
import { formValidator, type FormValues } from './validator';
import { widgetOf, widgets } from './widgets';

const templates = { FieldTemplate, ObjectFieldTemplate };

/** Without it the library answers a required choice with the first one. */
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** A form as its descriptor says. Messages show on sending, and from then on follow what is typed. */
export function FormView({ form, scope }: { readonly form: FormDescriptor; readonly scope: Scope }) {
  const say = useUiText();
  const text = useText();
  const { close } = use(PlaceContext);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<FormValues>(() => initialValues(form, scope));
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const { schema, validator } = useMemo(() => formValidator(form), [form]);
  const uiSchema = useMemo(() => layoutOf(form), [form]);
  const { sending, submit } = useSubmit(form);

  useLayoutEffect(() => {
    // The dialog around it opened before the form was loaded, and kept the focus for the first control.
    const element = box.current;
    if (element && document.activeElement?.contains(element)) focusable(element)[0]?.focus({ preventScroll: true });
  }, []);

  const own = { ...scope, form: values };
  const isOff = sending || !holds(form.submit.enabledWhen, own);
  const formContext: FormContext = { lines: lineViews(form, own, text), told };
  const transformErrors: ErrorTransformer<FormValues, RJSFSchema, FormContext> = (errors) =>
    errors
      // It says only that one of the branches said something.
      .filter((error) => error.name !== 'if')
      .map((error) => {
        const line = form.layout.find((candidate) => candidate.property === propertyOf(error));
        return { ...error, message: text(messageOf(line, error.name), own) };
      });

  const onError = (errors: readonly RJSFValidationError[]): void => {
    const wrong = new Set(errors.map(propertyOf));
    setTold(wrong);
    const first = form.layout.find(({ property }) => wrong.has(property))?.property;
    if (first === undefined) return;
    box.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  };

  return (
    <div ref={box} className="descry-form">
      <Form<FormValues, RJSFSchema, FormContext>
        schema={schema}
        validator={validator}
        uiSchema={uiSchema}
        formData={values}
        formContext={formContext}
        idPrefix={id}
        templates={templates}
        widgets={widgets}
        experimental_defaultFormStateBehavior={defaults}
        transformErrors={transformErrors}
        liveValidate={told.size > 0 ? 'onChange' : false}
        noHtml5Validate
        showErrorList={false}
        onChange={({ formData }) => setValues(formData ?? {})}
        onError={onError}
        onSubmit={({ formData }) => submit({ ...scope, form: formData ?? {} })}
      >
        <div className="descry-form-buttons">
          <Button data-action="cancel" onClick={close}>
            {say('UI.CANCEL')}
          </Button>
          <Button
            type="submit"
            intent="primary"
            data-action={form.submit.id}
            aria-disabled={isOff || undefined}
            onClick={(event) => {
              // The Enter key in a control clicks this button too.
              if (isOff) event.preventDefault();
            }}
          >
            {sending ? say('UI.SENDING') : text(form.submit.label, own)}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The order of the lines and the control of each; words come by the context, so that the schema stays as compiled. */
function layoutOf(form: FormDescriptor): UiSchema<FormValues, RJSFSchema, FormContext> {
  const lines = form.layout.map(({ property, widget }) => [property, { 'ui:widget': widgetOf[widget] }] as const);
  return { 'ui:order': [...form.layout.map(({ property }) => property), '*'], ...Object.fromEntries(lines) };
}

/** The property that an error is about: the library writes `.name` or `name`. */
function propertyOf(error: RJSFValidationError): string {
  return (error.property ?? '').replace(/^\./, '').split('.')[0] ?? '';
}
