import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { Diagnostic } from '~/codegen/language/model';
import { titleOfFix } from '~/lib/title-of-fix';
import { useStudio } from '../model/context';
import type { FormContext, Values } from './schema';
import { TranslationInput } from './TranslationInput';

function FieldTemplate(props: FieldTemplateProps<Values, RJSFSchema, FormContext>) {
  const { id, fieldPathId, label, required, children, registry, schema } = props;
  const name = String(fieldPathId.path.at(-1));
  if (schema.type === 'object') return children;
  const { translate, properties, problems } = registry.formContext;
  const { description, translations = [] } = properties.get(name) ?? {};
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
            key={`${one.file} ${one.address}`}
            property={label}
            translation={one}
            onWrite={(text) => translate(one, text)}
          />
        ))}
        {problems[name]?.map((problem, index) => (
          <Problem key={index} problem={problem} />
        ))}
        <p className="studio-line-note" id={`${id}-note`}>
          {description} <code>{name}</code>
        </p>
      </div>
    </div>
  );
}

/** What the compiler says about a property, with the button that writes the correction, if there is one. */
function Problem({ problem }: { readonly problem: Diagnostic }) {
  const { correct } = useStudio();
  const { message, hint, fix } = problem;
  return (
    <div className="studio-line-error">
      <p role="alert">
        {message} {hint}
      </p>
      {fix && (
        <button type="button" className="studio-fix" onClick={() => void correct(problem)}>
          {titleOfFix(fix.text)}
        </button>
      )}
    </div>
  );
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps<Values, RJSFSchema, FormContext>) {
  return properties.map(({ content }) => content);
}

/** The templates of the form: a property in words before its control; below it what it is for, and its name in JSON. */
export const templates = { FieldTemplate, ObjectFieldTemplate };
