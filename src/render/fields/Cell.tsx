import { safeLink } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import { showBytes } from '../../descriptor/format/bytes';
import { showDate } from '../../descriptor/format/date';
import { showDateTime } from '../../descriptor/format/date-time';
import { showNumber } from '../../descriptor/format/number';
import { showRelativeTime } from '../../descriptor/format/relative-time';
import { showText } from '../../descriptor/format/text';
import { listEntries } from '../../descriptor/list';
import { judge } from '../../descriptor/scale';
import type { Column, LinkColumn } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { isAddress } from '../../lib/defang';
import { Dash } from '../../ui/Dash';
import { Tooltip } from '../../ui/Tooltip';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { UntrustedText } from '../../ui/UntrustedText';
import { useUiText } from '../../ui/ui-text';
import { ActionButton } from '../ActionButton';
import { useServices } from '../services';
import { Chips } from './Chips';
import { CopyRoom, CopyTools } from './CopyTools';
import { Judged } from './Judged';
import { MarkedState } from './MarkedState';
import { ObjectChips } from './ObjectChips';
import { ObjectLink } from './ObjectLink';

const shows = {
  text: showText,
  mono: showText,
  number: showNumber,
  bytes: showBytes,
  date: showDate,
  dateTime: showDateTime,
};

/** One cell of a table; the entry of the row is `item` in its scope. */
export function Cell(props: {
  readonly column: Column;
  readonly scope: Scope;
  /** The buttons that copy are not drawn yet; their room is kept. */
  readonly isAtRest?: boolean;
}) {
  const { column, scope, isAtRest = false } = props;
  const { format } = useServices();
  const say = useUiText();
  if (column.type === 'button') return <ActionButton button={column.button} scope={scope} asLink />;
  const value = evaluate(column.value, scope);
  switch (column.type) {
    case 'scale': {
      const judgement = judge(column.scale, value);
      if (!judgement) return <Dash />;
      return <Judged judgement={judgement} scope={scope} showValue={column.showValue === true} marked />;
    }
    case 'state':
      return <MarkedState scale={column.scale} value={value} scope={scope} />;
    case 'chips':
      return <Chips words={listEntries(value).flatMap((entry) => showText(entry) ?? [])} />;
    case 'link':
      return <LinkCell column={column} value={value} scope={scope} />;
    case 'boolean':
      return (
        <TextCell text={value === true ? say('UI.YES') : value === false ? say('UI.NO') : showText(value)?.text} />
      );
    case 'object':
      return <ObjectLink name={showText(value)?.text} reference={column} scope={scope} />;
    case 'objects':
      return <ObjectChips column={column} objects={listEntries(value)} scope={scope} />;
    case 'relativeTime':
      return <Ago value={value} />;
    case 'text':
    case 'mono':
    case 'number':
    case 'bytes':
    case 'date':
    case 'dateTime': {
      const show = shows[column.type];
      const shown = show(value, format);
      const isText = column.type === 'text' || column.type === 'mono';
      const isCopied = isText && (column.copy === true || (shown !== undefined && isAddress(shown.copy)));
      const copied = isCopied ? shown?.copy : undefined;
      return <TextCell text={shown?.text} mono={column.type === 'mono'} copied={copied} isAtRest={isAtRest} />;
    }
  }
}

function TextCell(props: {
  readonly text: string | undefined;
  readonly mono?: boolean;
  /** What the button beside the text copies, where there is one. */
  readonly copied?: string | undefined;
  readonly isAtRest?: boolean;
}) {
  const { text, mono = false, copied, isAtRest = false } = props;
  if (text === undefined) return <Dash />;
  const value = <UntrustedText text={text} mono={mono} />;
  if (copied === undefined) return value;
  return (
    <div className="descry-value-line">
      <span className="descry-cell-text">{value}</span>
      {isAtRest ? <CopyRoom copy={copied} /> : <CopyTools copy={copied} quiet />}
    </div>
  );
}

function LinkCell(props: { readonly column: LinkColumn; readonly value: unknown; readonly scope: Scope }) {
  const { trust } = useServices();
  const shown = showText(props.value);
  if (!shown) return <Dash />;
  const target = safeLink(evaluate(props.column.href, props.scope), trust);
  return (
    <>
      <SafeLink text={shown.text} target={target} window={props.column.window} />{' '}
      <ForeignHost text={shown.text} target={target} />
    </>
  );
}

/** How long ago; the exact time on hover and focus. */
function Ago({ value }: { readonly value: unknown }) {
  const { format, clock } = useServices();
  const shown = showRelativeTime(value, clock.now(), format);
  if (!shown) return <Dash />;
  const exact = shown.copy === shown.text ? undefined : shown.copy;
  return <Tooltip text={exact}>{(target) => <span {...target}>{shown.text}</span>}</Tooltip>;
}
