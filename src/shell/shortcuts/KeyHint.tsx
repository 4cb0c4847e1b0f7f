import { useTranslate } from '~/i18n/translate';
import { keyLabel } from './key-label';

/** The keys of a shortcut as they are printed on the keyboard. */
export function KeyHint(props: { readonly keys: string }) {
  const t = useTranslate();
  return (
    <span className="descry-keys">
      {props.keys.split(' ').map((key, index) => (
        <span key={index} className="descry-keys">
          {index > 0 && <span className="descry-keys-then">{t('UI.SHORTCUTS.THEN')}</span>}
          {keyLabels(key).map((part) => (
            <kbd key={part}>{part}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

function keyLabels(key: string): readonly string[] {
  const letter = key.replace(/^mod\+/, '').toUpperCase();
  return key.startsWith('mod+') ? [keyLabel('mod'), letter] : [letter];
}
