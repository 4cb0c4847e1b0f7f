import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up';
import keyEnter from '@blueprintjs/icons/lib/esm/generated/16px/paths/key-enter';
import { useTranslate } from '~/i18n/translate';

/** The keys of the palette. */
export function PaletteHints() {
  const t = useTranslate();
  return (
    <p className="descry-palette-hints" aria-hidden="true">
      <span>
        <IconKey paths={arrowUp} /> <IconKey paths={arrowDown} /> {t('UI.PALETTE.MOVE')}
      </span>
      <span>
        <IconKey paths={keyEnter} /> {t('UI.PALETTE.CHOOSE')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('UI.PALETTE.CLOSE')}
      </span>
    </p>
  );
}

/** A key as an icon: many fonts have no character for it. */
function IconKey(props: { readonly paths: readonly string[] }) {
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
