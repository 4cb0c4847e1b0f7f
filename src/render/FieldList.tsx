import { isShown } from '../descriptor/is-shown';
import type { Field, Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { PropertyList } from '../ui/PropertyList';
import { FieldView } from './FieldView';
import { useText } from './use-text';

/** Fields under their headings, in the order of the descriptor. */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { scope } = props;
  const text = useText();
  return props.sections
    .filter((section) => isShown(section, scope))
    .map((section) => (
      <section key={section.id} data-section={section.id}>
        {section.title && <h4 className="descry-section-title">{text(section.title, scope)}</h4>}
        {runs(section.fields.filter((field) => isShown(field, scope))).map((run) => {
          const fields = run.map((field) => <FieldView key={field.id} field={field} scope={scope} />);
          return run[0]?.type === 'message' ? fields : <PropertyList key={run[0]?.id}>{fields}</PropertyList>;
        })}
      </section>
    ));
}

/** Neighbours of a kind together: a sentence cannot stand inside a list of names and values. */
function runs(fields: readonly Field[]): readonly (readonly Field[])[] {
  const found: Field[][] = [];
  for (const field of fields) {
    const last = found.at(-1);
    const fits = last?.[0] && (last[0].type === 'message') === (field.type === 'message');
    if (fits) last.push(field);
    else found.push([field]);
  }
  return found;
}
