import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { TextToTranslate } from '~/codegen/service/to-translate';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { TranslationInput } from './TranslationInput';

/** The texts of a language that wait for a translator, each with an input. What was translated here stays in sight. */
export function TranslationsForm({ file }: { readonly file: string }) {
  const { project, changes, report } = useStudio();
  const { version } = useStore(project);
  const waiting = useAnswer('textsToTranslate', { file }, version);
  const [before, setBefore] = useState<typeof waiting>();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const list = useRef<HTMLUListElement>(null);
  if (waiting && waiting !== before) {
    setBefore(waiting);
    setRows(rowsWith(rows, waiting.texts));
  }
  useFocusOnText(list, { file, count: rows.length });
  if (!waiting || (rows.length === 0 && waiting.count === 0)) return null;
  const write = ({ address }: TextToTranslate, text: string): void => {
    setRows((all) => all.map((row) => (row.address === address ? { ...row, text, isWritten: true } : row)));
    void changes.translate({ file, address, text }).then((problem) => problem !== undefined && report(problem));
  };
  const more = waiting.count - waiting.texts.length;
  return (
    <section className="studio-translations" aria-label="Texts to translate">
      <p className="studio-form-head" role="status">
        {waiting.count === 0 ? 'All texts are translated.' : `${waiting.count} to translate`}
      </p>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row.address} data-text={row.address}>
            <p>
              <span lang="en">{row.english}</span> <span className="studio-where">{row.words}</span>
            </p>
            {row.isOneText ? (
              <TranslationInput
                property={row.words}
                translation={row}
                onWrite={(text) => write(row, text)}
                onEnter={focusNext}
              />
            ) : (
              <FormsButton row={row} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="studio-none">{more} more follow when these are translated.</p>}
    </section>
  );
}

interface Row extends TextToTranslate {
  /** Whether it was translated here. */
  readonly isWritten?: boolean;
}

/** The rows that wait now, in the order in which they came, and those that were translated here since. */
function rowsWith(rows: readonly Row[], waiting: readonly TextToTranslate[]): readonly Row[] {
  const now = new Map(waiting.map((row) => [row.address, row]));
  const staying = rows.flatMap((row): readonly Row[] => {
    const next = now.get(row.address);
    if (next) return [next];
    return row.isWritten ? [{ ...row, isStale: false }] : [];
  });
  const known = new Set(staying.map(({ address }) => address));
  return [...staying, ...waiting.filter(({ address }) => !known.has(address))];
}

/** Leads to the line of a text that counts: its forms are written there. */
function FormsButton({ row: { file, address, words, name } }: { readonly row: Row }) {
  const studio = useStudio();
  const show = (): void => {
    const { text = '' } = studio.open.get() ?? {};
    const offset = text.indexOf(JSON.stringify(address));
    void studio.goTo({ file, offset: Math.max(offset, 0), length: 0 });
  };
  return (
    <Button size="small" variant="minimal" onClick={show}>
      Write its forms in {name}
      <span className="studio-sr">: {words}</span>
    </Button>
  );
}

/** Puts the focus into the input of the text that somebody wants to translate, once it is there. */
function useFocusOnText(
  list: RefObject<HTMLUListElement | null>,
  { file, count }: { readonly file: string; readonly count: number },
): void {
  const { translating } = useStudio();
  const wanted = useStore(translating);
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (!wanted || wanted === done.current || wanted.file !== file) return;
    const row = wanted.name === '' ? 'li' : `[data-text="${CSS.escape(wanted.name)}"]`;
    const input = list.current?.querySelector<HTMLElement>(`${row} input, ${row} button`);
    if (!input) return;
    done.current = wanted;
    input.focus();
  }, [list, wanted, file, count]);
}

/** Puts the focus into the input of the next text. */
function focusNext(input: HTMLInputElement): void {
  const inputs = [...(input.closest('ul')?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
