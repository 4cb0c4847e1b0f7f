import type { ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { caseText } from '~/descriptor/text';
import type { Marker, TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { formatNumber } from '~/i18n/format/number';
import { useTranslate } from '~/i18n/translate';
import { Dash } from '~/ui/Dash';
import { Property } from '~/ui/PropertyList';
import { useServices } from '../context/services';
import { CopyTools, type Copied } from '../value/CopyTools';
import { Value } from '../value/Value';

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
  readonly hint: string | undefined;
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
  const { field, scope, count } = props;
  const t = useTranslate();
  const { format } = useServices();
  const isEmpty = isMissing(props.children);
  const isQuiet = field.showLabel === false;
  const countText = count === undefined || isEmpty ? undefined : formatNumber(count, format)?.text;
  return (
    <Property
      id={field.id}
      label={t(field.label, scope)}
      {...(field.help && { help: t(field.help, scope) })}
      {...(countText !== undefined && { count: countText })}
      {...(((props.wide && !isEmpty) || isQuiet) && { wide: true })}
      {...(isQuiet && { quiet: true })}
    >
      <div className="descry-value-line">
        <LineValue {...props} />
        {field.marker && isShown(field.marker, scope) && (
          <span className="descry-marker">{t(field.marker.text, scope)}</span>
        )}
        {!isEmpty && props.copy !== undefined && field.copy !== false && (
          <CopyTools copy={props.copy} quiet={field.copy !== true && props.traits?.alwaysOffersCopy !== true} />
        )}
      </div>
      {!isEmpty && props.beside}
    </Property>
  );
}

/** The value of a line with its marks and its tooltip. */
function LineValue({ field, scope, traits, wide, children }: LineProps) {
  const t = useTranslate();
  const isEmpty = isMissing(children);
  const tooltip = caseText(field.tooltipWhen, scope) ?? field.tooltip;
  const hints = [traits?.hint, tooltip && t(tooltip, scope)].filter(Boolean);
  return (
    <Value
      severity={traits?.severity}
      state={traits?.state}
      block={wide === true && !isEmpty}
      hint={isEmpty ? '' : hints.join('\n')}
      underlined={traits?.isExact !== true || tooltip !== undefined}
    >
      {isEmpty ? field.empty ? t(field.empty, scope) : <Dash /> : children}
    </Value>
  );
}

function isMissing(children: ReactNode): boolean {
  return children === undefined || children === null || children === false;
}
