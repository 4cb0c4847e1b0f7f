import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type KeyboardEvent } from 'react';
import type { TextTranslation } from '~/codegen/service/translate';

/** The translation of a text, below its English. It is written when the input loses the focus, or with Enter. */
export function TranslationInput(props: {
  /** The property that has the text. */
  readonly property: string;
  readonly translation: TextTranslation;
  readonly onWrite: (text: string) => void;
}) {
  const { property, onWrite } = props;
  const { language, name, text, isStale } = props.translation;
  const [written, setWritten] = useState(text);
  const write = (): void => {
    if (written !== text) onWrite(written);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    write();
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
