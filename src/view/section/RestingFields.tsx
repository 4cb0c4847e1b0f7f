import type { CSSProperties } from 'react';
import { truncate } from '~/lib/truncate';
import { maxShownText } from '~/ui/UntrustedText';
import { visibleText } from '~/lib/visible-text';
import { useServices } from '../context/services';
import { useNear } from '../data/use-near';
import { useFieldContext } from '../field/field-context';
import { fieldElement } from '../field/field-element';
import { restingText } from '../field/resting-text';
import { groupFields, PropertyLists, type FieldsProps } from './PropertyLists';

/**
 * Fields of a long panel. Until they come near the visible part of the panel, each is its label and its text alone, so
 * that thousands of fields open at once, and the search of the browser and screen readers find all of them.
 */
export function RestingFields(props: FieldsProps) {
  const [isNear, ref] = useNear();
  if (isNear) return <PropertyLists {...props} />;
  return groupFields(props.fields).map((group, index) =>
    group[0]?.type === 'message' ? (
      <PropertyLists key={index} fields={group} scope={props.scope} />
    ) : (
      <dl key={index} ref={ref} className="descry-properties descry-resting" style={sizeOf(group)}>
        <RestingLines fields={group} scope={props.scope} />
      </dl>
    ),
  );
}

/** The height that a browser assumes until it lays the fields out: each is a row. */
function sizeOf(fields: FieldsProps['fields']): CSSProperties {
  return { containIntrinsicBlockSize: `auto calc(${fields.length} * var(--descry-row))` };
}

function RestingLines({ fields, scope }: FieldsProps) {
  const { listFirst } = useServices().settings.limits;
  const context = useFieldContext();
  return fields.map((field) => {
    const text = restingText(field, scope, context, listFirst);
    if (text === undefined || field.type === 'message') return fieldElement(field, scope, context);
    return (
      <div key={field.id} className="descry-property" data-field={field.id}>
        <dt className="descry-property-name">{context.t(field.label, scope)}</dt>
        <dd
          className="descry-property-value descry-untrusted"
          data-value=""
          data-lines={text.includes('\n') || undefined}
        >
          {visibleText(truncate(text, maxShownText))}
        </dd>
      </div>
    );
  });
}
