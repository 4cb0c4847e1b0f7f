import { Button } from '@blueprintjs/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { visibleText } from '~/lib/visible-text';

/** How much of a text is shown before somebody asks for all of it. */
export const maxShownText = 4000;

/**
 * Text from outside: without markup, with its own text direction. A very long text is truncated, with a button that
 * shows all of it.
 */
export function UntrustedText({ text, mono = false }: { readonly text: string; readonly mono?: boolean }) {
  return untrustedText(text, mono);
}

/** The element of an untrusted text, for lists of hundreds: it needs a component only if the text is very long. */
export function untrustedText(text: string, mono = false): ReactElement {
  return text.length > maxShownText ? <LongText text={text} mono={mono} /> : textElement(visibleText(text), mono);
}

function LongText({ text, mono }: { readonly text: string; readonly mono: boolean }) {
  const t = useTranslate();
  const [isComplete, setComplete] = useState(false);
  if (isComplete) return textElement(visibleText(text), mono);
  return (
    <>
      {textElement(truncate(visibleText(text.slice(0, maxShownText + 1)), maxShownText), mono)}
      <Button variant="minimal" size="small" data-action="more" onClick={() => setComplete(true)}>
        {t('UI.SHOW_ALL', { count: text.length })}
      </Button>
    </>
  );
}

function textElement(text: string, mono: boolean): ReactElement {
  return <bdi className={mono ? 'descry-untrusted descry-mono' : 'descry-untrusted'}>{runElements(text)}</bdi>;
}

function runElements(text: string): ReactNode {
  const runs = textRuns(text);
  // React makes one node less of a text than of a list of texts.
  return runs.length === 1 && !runs[0]?.long ? wholeMarks(text) : runs.map(runElement);
}

function runElement({ text, long }: TextRun, index: number): ReactNode {
  if (!long) return wholeMarks(text);
  return (
    <span key={index} className="descry-long">
      {wholeMarks(text)}
    </span>
  );
}

/** A hidden character that is shown as its code point. */
const mark = /(‹U\+[\dA-F]{4,6}›)/;

/** A text whose marks of hidden characters stay on one line each. */
function wholeMarks(text: string): ReactNode {
  if (!text.includes('‹')) return text;
  return text.split(mark).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="descry-code-point">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** A part of a text; `long` if no line break can divide it. */
interface TextRun {
  readonly text: string;
  readonly long: boolean;
}

/**
 * A run that is longer than ordinary words, technique ids and IPv4 addresses. Some scripts break between any two
 * characters.
 */
const longRun =
  /([^\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{25,})/u;

/** Splits a text into runs that break between words and long runs that must be broken anywhere. */
export function textRuns(text: string): readonly TextRun[] {
  if (text.length < 25) return text === '' ? [] : [{ text, long: false }];
  return text
    .split(longRun)
    .map((piece, index) => ({ text: piece, long: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
