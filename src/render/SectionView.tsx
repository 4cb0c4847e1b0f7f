import { isShown } from '../descriptor/is-shown';
import type { Field, Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { PropertyList } from '../ui/PropertyList';
import { ActionButton } from './ActionButton';
import { FieldView } from './FieldView';
import { useText } from './use-text';

/** Fields under a heading; nothing while none of them is to be seen. `item` is the position of what it is repeated for. */
export function SectionView(props: { readonly section: Section; readonly scope: Scope; readonly item?: number }) {
  const { section, scope, item } = props;
  const text = useText();
  if (!isShown(section, scope)) return null;
  const fields = section.fields.filter((field) => isShown(field, scope));
  const buttons = (section.buttons ?? []).filter((button) => isShown(button, scope));
  if (fields.length + buttons.length === 0) return null;
  return (
    <section className={item === undefined ? undefined : 'descry-card'} data-section={section.id} data-item={item}>
      {(section.title !== undefined || buttons.length > 0) && (
        <div className="descry-section-head">
          {section.title && <h4 className="descry-section-title">{text(section.title, scope)}</h4>}
          {buttons.map((button) => (
            <ActionButton key={button.id} button={button} scope={scope} />
          ))}
        </div>
      )}
      {runs(fields).map((run, index) => {
        const lines = run.map((field) => <FieldView key={field.id} field={field} scope={scope} />);
        return run[0]?.type === 'message' ? lines : <PropertyList key={index}>{lines}</PropertyList>;
      })}
    </section>
  );
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
