import { useState } from 'react';
import { useUiText } from '../../../ui/ui-text';

const offsetPattern = /^\s*(?:0x)?([0-9a-f]{1,12})\s*$/i;

/** Takes an offset as the column of offsets writes it; Enter goes there. */
export function GoToOffset(props: { readonly onGo: (offset: number) => void }) {
  const say = useUiText();
  const [text, setText] = useState('');
  const digits = offsetPattern.exec(text)?.[1];
  const isWrong = text.trim() !== '' && digits === undefined;
  return (
    <form
      className="descry-hex-go"
      onSubmit={(event) => {
        event.preventDefault();
        if (digits !== undefined) props.onGo(parseInt(digits, 16));
      }}
    >
      <input
        className={isWrong ? 'bp6-input bp6-small bp6-intent-danger' : 'bp6-input bp6-small'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={say('UI.HEX_GO')}
        aria-label={say('UI.HEX_GO')}
        aria-invalid={isWrong}
        spellCheck={false}
        autoComplete="off"
        maxLength={16}
      />
    </form>
  );
}
