import { useWords } from '../use-words';

/** Which keys work in the palette. */
export function PaletteHints() {
  const words = useWords();
  return (
    <p className="descry-palette-hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words('UI.PALETTE.MOVE')}
      </span>
      <span>
        <kbd>↵</kbd> {words('UI.PALETTE.CHOOSE')}
      </span>
      <span>
        <kbd>Esc</kbd> {words('UI.PALETTE.CLOSE')}
      </span>
    </p>
  );
}
