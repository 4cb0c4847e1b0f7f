import { useWords } from '../use-words';

/** Whether the command key does what the control key does elsewhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they stand on the keyboard. */
export function KeyHint(props: { readonly keys: string }) {
  const words = useWords();
  return (
    <span className="descry-keys">
      {props.keys.split(' ').map((key, index) => (
        <span key={index} className="descry-keys">
          {index > 0 && <span className="descry-keys-then">{words('UI.SHORTCUTS.THEN')}</span>}
          {shownKeys(key).map((part) => (
            <kbd key={part}>{part}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

function shownKeys(key: string): readonly string[] {
  const letter = key.replace(/^mod\+/, '').toUpperCase();
  return key.startsWith('mod+') ? [isApple ? '⌘' : 'Ctrl', letter] : [letter];
}
