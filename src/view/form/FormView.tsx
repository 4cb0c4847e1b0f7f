import { Button } from '@blueprintjs/core';
import RjsfForm from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { use, useId, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isTrue } from '~/descriptor/is-shown';
import type { Form } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { focusable } from '~/ui/use-focus';
import { ActionHostContext } from '../action/action-host';
import { CaseAbout, CaseView } from './CaseView';
import { chosenOf } from './form-choices';
import { ChoicesField } from './choices-field';
import { FileField } from './file-field';
import { FormValuesContext, isMissingChoices, lineViews, useFormContext, type FormContext } from './form-lines';
import {
  caseOf,
  filledValues,
  hasCaseView,
  hasSeveral,
  keysOf,
  withFiles,
  withoutFiles,
  type FormValues,
} from './form-model';
import { FieldTemplate, ObjectFieldTemplate } from './form-templates';
import { widgetOf, widgets } from './form-widgets';
import { useErrorMessages, useInvalidFields, useSubmit, type FormSender, type Submission } from './submit';
import { UploadProgressBar } from './upload';
import { useFormValues } from './use-form-values';
import { formValidator } from './validator';

const templates = { FieldTemplate, ObjectFieldTemplate };
const fields = { ChoicesField, FileField };

/** Without `never` the library chooses the first of the required choices. */
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

interface FormViewProps {
  readonly form: Form;
  readonly scope: Scope;
  /** Ids of the texts about the chosen case that are above the form instead of beside it. */
  readonly first?: readonly string[] | undefined;
  /** What sends a form without `submit`. */
  readonly sender?: FormSender;
}

/** A form of a descriptor: its controls, its buttons, and the texts about its chosen case. */
export function FormView(props: FormViewProps) {
  const { form, scope, first = [], sender } = props;
  const t = useTranslate();
  const id = useId();
  const box = useFocusOnFirstControl();
  const { values, setValues } = useFormValues(form, scope);
  const formData = useMemo(() => withoutFiles(values), [values]);
  const formCase = caseOf(form, values);
  const above = first.flatMap((aboutId) => formCase?.about?.find((about) => about.id === aboutId) ?? []);
  const { schema, validator } = useMemo(() => formValidator(form.id, formCase ?? form), [form, formCase]);
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const formScope = { ...scope, form: filledValues(values), chosen: chosenOf(form, values, scope) };
  const submission = useSubmit(form, schema, { scope, sender });
  const { touched, showErrors } = useInvalidFields(box);
  const transformErrors = useErrorMessages(form, formCase, formScope);

  const lines = lineViews(form, schema, formScope, t);
  const formContext = useFormContext(lines, touched);
  const isDisabled = submission.sending || isMissingChoices(lines) || !isTrue(form.submit?.enabledWhen, formScope);
  return (
    <div ref={box} className="descry-form" data-cases={hasCaseView(form) || undefined}>
      <CaseAbout about={above} scope={formScope} />
      <FormValuesContext value={{ values, setValue: (name, value) => setValues({ ...values, [name]: value }) }}>
        <RjsfForm<FormValues, RJSFSchema, FormContext>
          {...{ schema, validator, uiSchema, templates, fields, widgets, transformErrors }}
          formData={formData}
          formContext={formContext}
          idPrefix={id}
          experimental_defaultFormStateBehavior={defaults}
          liveValidate={touched.size > 0 ? 'onChange' : false}
          nameGenerator={controlName}
          noHtml5Validate
          showErrorList={false}
          onChange={({ formData: changed = {} }) => setValues(withFiles(changed, values, form))}
          onError={(errors) => showErrors(errors, lines)}
          onSubmit={({ formData: entered = {} }) => submission.submit(withFiles(entered, values, form))}
        >
          <FormFoot {...{ form, sender, submission, isDisabled }} scope={formScope} />
        </RjsfForm>
      </FormValuesContext>
      {form.cases && formCase && hasCaseView(form) && (
        <CaseView
          cases={form.cases}
          formCase={formCase}
          about={formCase.about?.filter((about) => !above.includes(about))}
          scope={formScope}
        />
      )}
    </div>
  );
}

/** Why the form was not accepted. */
function Notice({ text }: { readonly text: string }) {
  return (
    <div className="descry-form-conflict" role="alert">
      <Icon name="warning-sign" size={14} />
      <span>{text}</span>
    </div>
  );
}

/** The buttons of a form, and above them why it was not accepted, or how far its upload is. */
function FormFoot(props: FormFootProps) {
  const { notice, upload } = props.submission;
  return (
    <>
      {notice !== undefined && <Notice text={notice} />}
      {upload && <UploadProgressBar progress={upload.progress} />}
      <FormButtons {...props} />
    </>
  );
}

interface FormFootProps {
  readonly form: Form;
  readonly scope: Scope;
  readonly sender: FormSender | undefined;
  readonly submission: Submission;
  readonly isDisabled: boolean;
}

function FormButtons(props: FormFootProps) {
  const { form, sender, isDisabled } = props;
  const { sending, upload } = props.submission;
  const { close } = use(ActionHostContext);
  const t = useTranslate();
  const { submit } = form;
  return (
    <div className="descry-form-buttons">
      <span role="status" className="descry-form-sending">
        {sending && !upload && t('UI.SENDING')}
      </span>
      {(form.cancel !== false || upload) && (
        <Button data-action="cancel" onClick={upload?.cancel ?? close}>
          {t('UI.CANCEL')}
        </Button>
      )}
      <Button
        type="submit"
        intent={sender?.intent ?? 'primary'}
        data-action={sender?.id ?? submit?.id}
        aria-disabled={isDisabled || undefined}
        onClick={(event) => {
          // The Enter key in a control clicks this button too.
          if (isDisabled) event.preventDefault();
        }}
      >
        {sender?.label ?? (submit && t(submit.label, props.scope))}
      </Button>
    </div>
  );
}

/** Gives the ref of a form that takes the focus from its dialog, which opened before the form was loaded. */
function useFocusOnFirstControl(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // On a slide the form is one part among others.
    if (!element || element.closest('[data-slide]')) return;
    if (document.activeElement?.contains(element)) focusable(element)[0]?.focus({ preventScroll: true });
  }, []);
  return box;
}

/** The order of the lines and the control of each. Texts are in the context, so that the schema stays as compiled. */
function uiSchemaOf(form: Form): UiSchema<FormValues, RJSFSchema, FormContext> {
  const lines = [...(form.cases ? [form.cases] : []), ...form.layout].map(
    ({ property, widget }) =>
      [property, widget === 'file' ? { 'ui:field': 'FileField' } : uiSchemaOfLine(form, property, widget)] as const,
  );
  return { 'ui:order': [...lines.map(([property]) => property), '*'], ...Object.fromEntries(lines) };
}

/** The control of a property, or for values by key the control of each key. */
function uiSchemaOfLine(
  form: Form,
  property: string,
  widget: keyof typeof widgetOf,
): UiSchema<FormValues, RJSFSchema, FormContext> {
  const keys = keysOf(form, property);
  const control = { 'ui:widget': widgetOf[widget] };
  if (keys.length > 0) return Object.fromEntries(keys.map((key) => [key, control]));
  return widget === 'choice' && hasSeveral(form, property) ? { 'ui:field': 'ChoicesField' } : control;
}

/** The name of a control is the path of its value. */
function controlName(path: readonly (string | number)[]): string {
  return path.join('.');
}
