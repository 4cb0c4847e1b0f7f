import { showDateTime } from '../../src/descriptor/format/date-time';
import { showNumber } from '../../src/descriptor/format/number';
import { useChips } from '../../src/render/fields/Chips';
import { useServices } from '../../src/render/services';
import { useUiText } from '../../src/ui/ui-text';
import { UntrustedText } from '../../src/ui/UntrustedText';
import { Line, type LineProps } from './Line';
import { State, stateOf, type States } from './State';

type Maybe<T> = T | null | undefined;

/** A line of text. */
export function TextLine(
  props: LineProps & { readonly value: Maybe<string>; readonly mono?: boolean; readonly marker?: string | undefined },
) {
  const { value, mono = false } = props;
  const text = value === '' ? undefined : (value ?? undefined);
  return (
    <Line {...props} copy={text} offersCopy={mono}>
      {text !== undefined && <UntrustedText text={text} mono={mono} />}
    </Line>
  );
}

/** A line with a moment. */
export function DateTimeLine({ value, ...rest }: LineProps & { readonly value: Maybe<string | number> }) {
  const { format } = useServices();
  return <TextLine {...rest} value={showDateTime(value, format)?.text} />;
}

/** A line that says yes or no. */
export function BooleanLine({ value, ...rest }: LineProps & { readonly value: Maybe<boolean | string> }) {
  const say = useUiText();
  const word = value === true ? say('UI.YES') : value === false ? say('UI.NO') : value;
  return <TextLine {...rest} value={word} />;
}

/** A line with a number. */
export function NumberLine({ value, ...rest }: LineProps & { readonly value: Maybe<number> }) {
  const { format } = useServices();
  const shown = showNumber(value, format);
  return (
    <Line {...rest} copy={shown?.copy}>
      {shown && <UntrustedText text={shown.text} />}
    </Line>
  );
}

/** A line with a state. */
export function StateLine(props: LineProps & { readonly value: Maybe<string>; readonly states: States }) {
  const { value, states } = props;
  const state = stateOf(states, value);
  const raw = value ?? undefined;
  return (
    <Line {...props} state={state && raw} copy={raw}>
      {state && <State state={state} />}
    </Line>
  );
}

/** A line of short words side by side. */
export function ChipsLine({ values, ...rest }: LineProps & { readonly values: Maybe<readonly string[]> }) {
  const words = (values ?? []).filter((word) => word !== '').map((word) => ({ text: word, copy: word }));
  const { chips, button } = useChips(words);
  return (
    <Line {...rest} copy={words.map(({ copy }) => copy).join('\n')} beside={button}>
      {words.length > 0 && chips}
    </Line>
  );
}
