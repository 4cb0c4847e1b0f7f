import { Button } from '@blueprintjs/core';
import Form from '@rjsf/core';
import type { ErrorTransformer, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import { use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holds } from '../../descriptor/is-shown';
import type { Form as FormDescriptor } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { isRecord } from '../../lib/json';
import { focusable } from '../../ui/focusable';
import { useUiText } from '../../ui/ui-text';
import { KeptValues } from '../kept-values';
import { PlaceContext } from '../place';
import { useText } from '../use-text';
import { askedValues } from './asked-values';
import { CaseView } from './CaseView';
import { chosenOf, standingValues } from './chosen';
import { CaseWords } from './CaseWords';
import { caseOf, keysOf, ruleOf } from './form-case';
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
export function FormView(props: {
  readonly form: FormDescriptor;
  readonly scope: Scope;
  /** What is told of the chosen case above the form, by id. */
  readonly first?: readonly string[] | undefined;
}) {
  const { form, scope, first = [] } = props;
  const say = useUiText();
  const text = useText();
  const { close } = use(PlaceContext);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const kept = use(KeptValues);
  const [entered, setEntered] = useState<FormValues>(
    () => keptValues(kept?.get(form.id)) ?? initialValues(form, scope),
  );
  const values = useMemo(() => standingValues(form, entered, scope), [form, entered, scope]);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const one = caseOf(form, values);
  const before = first.flatMap((id) => one?.about?.find((about) => about.id === id) ?? []);
  const after = one?.about?.filter((about) => !before.includes(about));
  const { schema, validator } = useMemo(() => formValidator(form.id, one ?? form), [form, one]);
  const uiSchema = useMemo(() => layoutOf(form), [form]);
  const { sending, submit } = useSubmit(form);

  useLayoutEffect(() => {
    // The dialog around it opened before the form was loaded, and kept the focus for the first control.
    const element = box.current;
    // On a slide it is one part among others.
    if (!element || element.closest('[data-slide]')) return;
    if (document.activeElement?.contains(element)) focusable(element)[0]?.focus({ preventScroll: true });
  }, []);

  const own = { ...scope, form: values, chosen: chosenOf(form, values, scope) };
  const formContext: FormContext = { lines: lineViews(form, schema, own, text), told };
  const isOff = sending || lacksChoices(formContext) || !holds(form.submit.enabledWhen, own);
  const transformErrors: ErrorTransformer<FormValues, RJSFSchema, FormContext> = (errors) =>
    errors
      // It says only that one of the branches said something.
      .filter((error) => error.name !== 'if')
      .map((error) => {
        const property = pathOf(error).split('.')[0] ?? '';
        const line = form.layout.find((candidate) => candidate.property === property);
        const rule = ruleOf(line, one, error.name ?? '');
        return { ...error, message: text(messageOf(line, rule), own) };
      });

  const onError = (errors: readonly RJSFValidationError[]): void => {
    const wrong = new Set(errors.map(pathOf));
    setTold(wrong);
    const path = [...formContext.lines.keys()].find((each) => wrong.has(each));
    if (path === undefined) return;
    box.current?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)?.focus();
  };

  return (
    <div ref={box} className="descry-form" data-cases={form.cases !== undefined || undefined}>
      <CaseWords about={before} scope={own} />
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
        nameGenerator={nameOf}
        noHtml5Validate
        showErrorList={false}
        onChange={({ formData = {} }) => {
          setEntered(formData);
          kept?.set(form.id, formData);
        }}
        onError={onError}
        onSubmit={({ formData = {} }) => {
          const asked = askedValues(formData, schema);
          submit({ ...scope, form: asked, chosen: chosenOf(form, asked, scope) });
        }}
      >
        <div className="descry-form-buttons">
          <span role="status" className="descry-form-sending">
            {sending && say('UI.SENDING')}
          </span>
          {form.cancel !== false && (
            <Button data-action="cancel" onClick={close}>
              {say('UI.CANCEL')}
            </Button>
          )}
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
            {text(form.submit.label, own)}
          </Button>
        </div>
      </Form>
      {form.cases && one && <CaseView cases={form.cases} one={one} about={after} scope={own} />}
    </div>
  );
}

/** Whether something must be chosen where there is nothing to choose from. */
function lacksChoices({ lines }: FormContext): boolean {
  return [...lines.values()].some(
    ({ widget, required, groups }) => widget === 'choice' && required && groups.length === 0,
  );
}

/** The order of the lines and the control of each; words come by the context, so that the schema stays as compiled. */
function layoutOf(form: FormDescriptor): UiSchema<FormValues, RJSFSchema, FormContext> {
  const lines = [...(form.cases ? [form.cases] : []), ...form.layout].map(
    ({ property, widget }) => [property, uiOf(form, property, widgetOf[widget])] as const,
  );
  return { 'ui:order': [...lines.map(([property]) => property), '*'], ...Object.fromEntries(lines) };
}

/** The control of a property; of values by key, the control of each. */
function uiOf(form: FormDescriptor, property: string, widget: string): UiSchema<FormValues, RJSFSchema, FormContext> {
  const keys = keysOf(form, property);
  if (keys.length === 0) return { 'ui:widget': widget };
  return Object.fromEntries(keys.map((key) => [key, { 'ui:widget': widget }]));
}

/** The path of the value that an error is about: the library writes `.name` or `name`. */
function pathOf(error: RJSFValidationError): string {
  return (error.property ?? '').replace(/^\./, '');
}

/** A control is called by the path of its value. */
function nameOf(path: readonly (string | number)[]): string {
  return path.join('.');
}

function keptValues(kept: unknown): FormValues | undefined {
  return isRecord(kept) ? kept : undefined;
}
