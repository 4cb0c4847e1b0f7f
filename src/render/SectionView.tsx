import { useId } from 'react';
import { isShown } from '../descriptor/is-shown';
import type { Field, Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { PropertyList } from '../ui/PropertyList';
import { ActionButton } from './ActionButton';
import { FieldView } from './FieldView';
import { SectionTitle } from './SectionTitle';
import { useFolded } from './use-folded';
import { useText } from './use-text';

/** Fields under a heading; nothing while none of them is to be seen. `item` is the position of what it is repeated for. */
export function SectionView(props: { readonly section: Section; readonly scope: Scope; readonly item?: number }) {
  const { section, scope, item } = props;
  const text = useText();
  const body = useId();
  const [folded, setFolded] = useFolded(section.id, item !== undefined);
  if (!isShown(section, scope)) return null;
  const fields = section.fields.filter((field) => isShown(field, scope));
  const buttons = (section.buttons ?? []).filter((button) => isShown(button, scope));
  if (fields.length + buttons.length === 0) return null;
  return (
    <section className={item === undefined ? undefined : 'descry-card'} data-section={section.id} data-item={item}>
      {(section.title !== undefined || buttons.length > 0) && (
        <div className="descry-section-head">
          {section.title && (
            <SectionTitle
              title={text(section.title, scope)}
              folded={folded}
              count={fields.length}
              body={body}
              onFold={setFolded}
            />
          )}
          {buttons.map((button) => (
            <ActionButton key={button.id} button={button} scope={scope} />
          ))}
        </div>
      )}
      {/* On paper nothing is folded, so it stays in the page. */}
      <div id={body} className="descry-section-body" data-folded={(section.title && folded) || undefined}>
        {runs(fields).map((run, index) => {
          const lines = run.map((field) => <FieldView key={field.id} field={field} scope={scope} />);
          return run[0]?.type === 'message' ? lines : <PropertyList key={index}>{lines}</PropertyList>;
        })}
      </div>
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
