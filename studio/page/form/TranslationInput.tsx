import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TextTranslation } from '~/codegen/service/translate';

/** The translation of a text, below its English. It is written when the input loses the focus, or with Enter. */
export function TranslationInput(props: {
  /** The property that has the text. */
  readonly property: string;
  readonly translation: TextTranslation;
  readonly onWrite: (text: string) => void;
  /** Called with the input when Enter was pressed. */
  readonly onEnter?: (input: HTMLInputElement) => void;
}) {
  const { property, onWrite, onEnter } = props;
  const { language, name, text, isStale } = props.translation;
  const { written, setWritten, write } = useWritten(text, onWrite);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    write();
    onEnter?.(event.currentTarget);
  };
  return (
    <div className="studio-translation">
      <span lang={language} className="studio-kind">
        {name}
      </span>
      <InputGroup
        size="small"
        lang={language}
        aria-label={`${property} in ${name}`}
        placeholder="Not translated"
        value={written}
        onValueChange={setWritten}
        onBlur={write}
        onKeyDown={onKeyDown}
      />
      {isStale && (
        <Button size="small" variant="minimal" onClick={() => onWrite(written)}>
          Still right
        </Button>
      )}
      {isStale && <p className="studio-line-note">The English has changed since this was translated.</p>}
    </div>
  );
}

/** What is typed for a text, which `write` hands over once. What somebody else wrote is another text to begin with. */
function useWritten(text: string, onWrite: (text: string) => void) {
  const [written, setWritten] = useState(text);
  const [before, setBefore] = useState(text);
  const known = useRef(text);
  if (text !== before) {
    setBefore(text);
    setWritten(text);
  }
  useEffect(() => {
    known.current = text;
  }, [text]);
  const write = (): void => {
    if (written === known.current) return;
    known.current = written;
    onWrite(written);
  };
  return { written, setWritten, write };
}
