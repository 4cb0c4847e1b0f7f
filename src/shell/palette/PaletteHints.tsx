import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up';
import keyEnter from '@blueprintjs/icons/lib/esm/generated/16px/paths/key-enter';
import { useWords } from '../use-words';

/** Which keys work in the palette. */
export function PaletteHints() {
  const words = useWords();
  return (
    <p className="descry-palette-hints" aria-hidden="true">
      <span>
        <PictureKey paths={arrowUp} /> <PictureKey paths={arrowDown} /> {words('UI.PALETTE.MOVE')}
      </span>
      <span>
        <PictureKey paths={keyEnter} /> {words('UI.PALETTE.CHOOSE')}
      </span>
      <span>
        <kbd>Esc</kbd> {words('UI.PALETTE.CLOSE')}
      </span>
    </p>
  );
}

/** A key whose sign many fonts lack. */
function PictureKey(props: { readonly paths: readonly string[] }) {
  return (
    <kbd>
      <svg width={12} height={12} viewBox="0 0 16 16" fill="currentColor">
        {props.paths.map((path) => (
          <path key={path} d={path} fillRule="evenodd" clipRule="evenodd" />
        ))}
      </svg>
    </kbd>
  );
}
