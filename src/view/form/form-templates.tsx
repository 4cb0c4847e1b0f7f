import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useTranslate } from '~/i18n/translate';
import { lineIds, type FormContext } from './form-lines';
import type { FormValues } from './form-model';

/** A control with its label above it, and its note and its message below. */
export function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { id, registry, fieldPathId, rawErrors = [], children } = props;
  const t = useTranslate();
  const { lines, touched } = registry.formContext;
  const line = lines.get(fieldPathId.path.join('.'));
  if (!line || props.schema.type === 'object') return children;
  const ids = lineIds(id);
  const error = touched.has(line.property) ? rawErrors[0] : undefined;
  const label = (
    <>
      {line.label}
      {!line.required && <span className="descry-form-optional"> ({t('UI.OPTIONAL')})</span>}
    </>
  );
  return (
    <div className="descry-form-line" data-widget={line.widget}>
      {line.widget === 'radio' && (
        <span className="descry-form-label" id={ids.label}>
          {label}
        </span>
      )}
      {line.widget !== 'radio' && line.widget !== 'checkbox' && (
        <label className="descry-form-label" id={ids.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {line.note !== undefined && (
        <p className="descry-form-note" id={ids.note}>
          {line.note}
        </p>
      )}
      {error !== undefined && (
        <p className="descry-form-error" id={ids.error} data-error-for={line.property}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The lines of a form, one below the other. Values by key form a group with the label of their line. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps<FormValues, RJSFSchema, FormContext>) {
  const lines = <div className="descry-form-lines">{props.properties.map(({ content }) => content)}</div>;
  const line = props.registry.formContext.lines.get(props.fieldPathId.path.join('.'));
  if (!line) return lines;
  return (
    <fieldset className="descry-form-group">
      <legend className="descry-form-label">{line.label}</legend>
      {lines}
    </fieldset>
  );
}
