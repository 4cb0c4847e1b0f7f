import { visibleText } from '~/lib/visible-text';

/** A range of a text, from a position to before another one, in UTF-16 units. */
export type TextRange = readonly [from: number, to: number];

/** A text in which some ranges are marked. They are in order and do not overlap. */
export function MarkedText(props: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const text = visibleText(props.text);
  // Escapes and punycode move what follows them, and a misleading host is found in a whole text alone.
  const ranges = text === props.text ? props.ranges : [];
  const last = ranges.at(-1)?.[1] ?? 0;
  return (
    <bdi>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className="descry-marked">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </bdi>
  );
}

/** The first range of a text that contains a part, in upper or lower case; empty if there is none. */
export function rangeOf(text: string, part: string): readonly TextRange[] {
  const lower = text.toLowerCase();
  const from = lower.indexOf(part.toLowerCase());
  // A few letters change their length with their case; their places would be wrong.
  return part === '' || from < 0 || lower.length !== text.length ? [] : [[from, from + part.length]];
}

/** The ranges of single characters at some positions. */
export function rangesOf(positions: Iterable<number>): readonly TextRange[] {
  const ranges: [number, number][] = [];
  for (const at of [...positions].sort((left, right) => left - right)) {
    const last = ranges.at(-1);
    if (last && last[1] >= at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}
