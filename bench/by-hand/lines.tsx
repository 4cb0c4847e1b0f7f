import { formatDateTime } from '~/i18n/format/times';
import { formatNumber } from '~/i18n/format/number';
import { useTranslate } from '~/i18n/translate';
import { ChipsElement } from '~/view/value/formats/elements';
import { useServices } from '~/view/context/services';
import { UntrustedText } from '~/ui/UntrustedText';
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
  return <TextLine {...rest} value={formatDateTime(value, format)?.text} />;
}

/** A line that says yes or no. */
export function BooleanLine({ value, ...rest }: LineProps & { readonly value: Maybe<boolean | string> }) {
  const t = useTranslate();
  const word = value === true ? t('UI.YES') : value === false ? t('UI.NO') : value;
  return <TextLine {...rest} value={word} />;
}

/** A line with a number. */
export function NumberLine({ value, ...rest }: LineProps & { readonly value: Maybe<number> }) {
  const { format } = useServices();
  const shown = formatNumber(value, format);
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
  const entries = (values ?? []).filter((word) => word !== '');
  const copy = entries.join('\n');
  return (
    <ChipsElement
      value={entries.length === 0 ? undefined : { text: '', copy, entries }}
      layout={(chips, button) => (
        <Line {...rest} copy={copy} beside={button}>
          {chips}
        </Line>
      )}
    />
  );
}
