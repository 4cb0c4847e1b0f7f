import { useStore } from '../../render/use-store';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { themes } from '../theme/theme-setting';
import { themeWords } from '../theme/theme-words';
import { useWords } from '../use-words';

/** The themes as entries of a menu, of which one is chosen. */
export function ThemeChoice() {
  const { theme } = useShell();
  const words = useWords();
  const chosen = useStore(theme.chosen);
  return (
    <div role="group" aria-label={words('UI.SHELL.THEME')} className="descry-menu-group">
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={each === chosen}
          data-action={`theme-${each}`}
          onClick={() => theme.choose(each)}
        >
          {words(themeWords[each])}
          {each === chosen && <Icon name="tick" />}
        </button>
      ))}
    </div>
  );
}
