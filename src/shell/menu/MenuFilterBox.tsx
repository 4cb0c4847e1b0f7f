import { Icon } from '../../ui/Icon';
import { useWords } from '../use-words';
import type { MenuFilter } from './use-menu-filter';

/** The box to type in, and how much is found. */
export function MenuFilterBox(props: { readonly filter: MenuFilter }) {
  const { typed, type, found } = props.filter;
  const words = useWords();
  const told =
    found && (found.isCut ? 'UI.SHELL.MENU_FIRST' : found.count > 0 ? 'UI.SHELL.MENU_FOUND' : 'UI.SHELL.MENU_NONE');
  return (
    <div className="descry-menu-filter">
      <div className="descry-menu-filter-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={words('UI.SHELL.MENU_FILTER')}
          placeholder={words('UI.SHELL.MENU_FILTER')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            type('');
          }}
        />
      </div>
      <p role="status">{told && words(told, { count: String(found?.count) })}</p>
    </div>
  );
}
