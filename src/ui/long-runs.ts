/** A piece of a text; `long` is one that no line break would ever part. */
export interface TextRun {
  readonly text: string;
  readonly long: boolean;
}

/** Longer than any ordinary word, technique id or address of four numbers. Some scripts break between any two characters. */
const longRun =
  /([^\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{25,})/u;

/** Parts a text into what breaks between its words and what has to be broken somewhere. */
export function textRuns(text: string): readonly TextRun[] {
  return text
    .split(longRun)
    .map((piece, index) => ({ text: piece, long: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
