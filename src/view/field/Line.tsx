import type { ReactElement, ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { caseText } from '~/descriptor/text';
import type { Marker, TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { formatNumber } from '~/lib/format/number';
import type { Translate } from '~/i18n/translate';
import { Dash } from '~/ui/Dash';
import { propertyElement } from '~/ui/PropertyList';
import type { TooltipText } from '~/ui/Tooltip';
import { listedCopyTools, type Copied } from '../value/CopyTools';
import { valueAttributes, valueElement, type ValueMarks } from '../value/value-element';
import { useFieldContext, type FieldContext } from './field-context';

/** The properties that all fields with a label have. */
export interface LabelledField {
  readonly id: string;
  readonly label: Text;
  readonly showLabel?: boolean;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
}

/** The marks, the tooltip and the copy button of a formatted value. */
export interface ValueTraits {
  readonly severity: string | undefined;
  /** The raw value of a state. */
  readonly state: string | undefined;
  /** The tooltip of the value, which precedes that of the descriptor. */
  readonly hint: TooltipText | undefined;
  /** The value contains everything that `hint` has, so that it is not underlined. */
  readonly isExact: boolean;
  /** The copy button is always visible. */
  readonly alwaysOffersCopy: boolean;
}

interface LineProps {
  readonly field: LabelledField;
  readonly scope: Scope;
  /** The copied text. The copy button is visible on hover and focus, or always if the descriptor requests it. */
  readonly copy?: Copied | undefined;
  readonly traits?: ValueTraits;
  readonly count?: number | undefined;
  readonly wide?: boolean;
  /** The content after the value, which is not part of it. */
  readonly beside?: ReactNode;
  /** The value. Without children the value is missing. */
  readonly children?: ReactNode;
}

/** The line of a field: its label, its value or the text for a missing one, its marker and its copy buttons. */
export function Line(props: LineProps) {
  return lineElement(props, useFieldContext());
}

/** The element of a line, with the id of the field as key. A panel has hundreds: it needs no component. */
export function lineElement(props: LineProps, context: FieldContext): ReactElement {
  const { field, scope, count, traits } = props;
  const { t } = context;
  const isEmpty = isMissing(props.children);
  const isQuiet = field.showLabel === false;
  const value = isEmpty ? (field.empty ? t(field.empty, scope) : dashElement) : props.children;
  const tools =
    !isEmpty &&
    props.copy !== undefined &&
    field.copy !== false &&
    listedCopyTools(props.copy, field.copy !== true && traits?.alwaysOffersCopy !== true, context);
  const parts = partsOf(props, t);
  return propertyElement({
    id: field.id,
    label: t(field.label, scope),
    help: field.help && t(field.help, scope),
    count: count === undefined || isEmpty ? undefined : formatNumber(count, context.settings)?.text,
    wide: (props.wide === true && !isEmpty) || isQuiet,
    quiet: isQuiet,
    valueAttributes: parts ? undefined : { className: lineOfValue, ...valueAttributes(marksOf(traits)) },
    children: parts ? (
      partsElement(parts, value, tools)
    ) : (
      <>
        {value}
        {tools}
      </>
    ),
  });
}

const dashElement = <Dash />;

/** The class of an element with a value that is a single element, and its copy buttons. */
const lineOfValue = 'descry-property-value descry-value-line';

/** What a line has besides its value and its copy buttons, so that the value is an element of its own. */
interface LineParts {
  readonly marks: ValueMarks;
  readonly block: boolean;
  readonly hint: TooltipText | undefined;
  readonly underlined: boolean;
  readonly marker: string | undefined;
  readonly beside: ReactNode;
}

function partsOf(props: LineProps, t: Translate): LineParts | undefined {
  const { field, scope, traits } = props;
  const isEmpty = isMissing(props.children);
  const tooltip = caseText(field.tooltipWhen, scope) ?? field.tooltip;
  const marker = field.marker && isShown(field.marker, scope) ? t(field.marker.text, scope) : undefined;
  const hint = isEmpty ? undefined : joinHints(traits?.hint, tooltip && t(tooltip, scope));
  const beside = isEmpty ? undefined : props.beside;
  const block = props.wide === true && !isEmpty;
  if (!block && hint === undefined && marker === undefined && !beside) return undefined;
  const underlined = traits?.isExact !== true || tooltip !== undefined;
  return { marks: marksOf(traits), block, hint, underlined, marker, beside };
}

function partsElement({ marker, beside, ...value }: LineParts, children: ReactNode, tools: ReactNode): ReactElement {
  return (
    <>
      <div className="descry-value-line">
        {valueElement({ ...value, children })}
        {marker !== undefined && <span className="descry-marker">{marker}</span>}
        {tools}
      </div>
      {beside}
    </>
  );
}

function marksOf(traits: ValueTraits | undefined): ValueMarks {
  return { severity: traits?.severity, state: traits?.state };
}

/** The tooltip of a value with that of the descriptor below it. */
function joinHints(ofValue: TooltipText | undefined, ofField: string | undefined): TooltipText | undefined {
  if (ofValue === undefined || ofValue === '') return ofField || undefined;
  if (!ofField) return ofValue;
  return () => `${typeof ofValue === 'function' ? ofValue() : ofValue}\n${ofField}`;
}

function isMissing(children: ReactNode): boolean {
  return children === undefined || children === null || children === false;
}
