import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { FormContext, Values } from './schema';
import { TranslationInput } from './TranslationInput';

function FieldTemplate(props: FieldTemplateProps<Values, RJSFSchema, FormContext>) {
  const { id, label, required, rawErrors = [], children, registry, schema } = props;
  if (schema.type === 'object') return children;
  const { translate, properties } = registry.formContext;
  const { description, translations = [] } = properties.get(label) ?? {};
  return (
    <div className="studio-line">
      <label htmlFor={id}>
        {label}
        {required === true && <span aria-hidden> *</span>}
      </label>
      <div>
        {children}
        {translations.map((one) => (
          <TranslationInput
            // What somebody else wrote, or the step back, is another text to begin with.
            key={`${one.file} ${one.address} ${one.text} ${one.isStale}`}
            property={label}
            translation={one}
            onWrite={(text) => translate(one, text)}
          />
        ))}
        {rawErrors.map((error) => (
          <p key={error} className="studio-line-error" role="alert">
            {error}
          </p>
        ))}
        {description !== undefined && (
          <p className="studio-line-note" id={`${id}-note`}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps<Values, RJSFSchema, FormContext>) {
  return properties.map(({ content }) => content);
}

/** The templates of the form: the name of a property before its control, what it is for below. */
export const templates = { FieldTemplate, ObjectFieldTemplate };
