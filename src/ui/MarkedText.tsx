/** A stretch of text, from one position up to another. */
export type TextRange = readonly [from: number, to: number];

/** Text in which some stretches, in order, are marked. */
export function MarkedText(props: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const { text, ranges } = props;
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

/** Where a text contains a part, whatever its letters; the first place, or none. */
export function rangeOf(text: string, part: string): readonly TextRange[] {
  const lower = text.toLowerCase();
  const from = lower.indexOf(part.toLowerCase());
  // A few letters change their length with their case; their places would be wrong.
  return part === '' || from < 0 || lower.length !== text.length ? [] : [[from, from + part.length]];
}

/** Positions of single characters as stretches. */
export function rangesOf(positions: Iterable<number>): readonly TextRange[] {
  const ranges: [number, number][] = [];
  for (const at of [...positions].sort((left, right) => left - right)) {
    const last = ranges.at(-1);
    if (last && last[1] >= at) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}
