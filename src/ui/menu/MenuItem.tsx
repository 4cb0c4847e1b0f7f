import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon';
import './menu-item.css';

/** An entry of a `Menu`: an icon and the name of what it does. An entry without effect is disabled, but can be read. */
export function MenuItem(props: {
  readonly icon?: IconSource | undefined;
  readonly text: ReactNode;
  /** What to know before the entry is chosen, below its name. */
  readonly hint?: string | undefined;
  /** Its `data-action`; an entry that is only a sentence has none. */
  readonly action?: string;
  readonly intent?: string | undefined;
  /** True for an entry that opens a menu. */
  readonly opensMenu?: boolean;
  readonly onChoose?: ((event: MouseEvent) => void) | undefined;
  /** What is at the end of the entry. */
  readonly children?: ReactNode;
}) {
  const { icon, text, hint, action, intent, opensMenu = false, onChoose, children } = props;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="descry-menu-item"
      data-action={action}
      data-intent={intent}
      aria-disabled={onChoose === undefined || undefined}
      aria-haspopup={opensMenu ? 'menu' : undefined}
      onClick={onChoose}
    >
      {icon && <Icon name={icon} />}
      <span>
        {text}
        {hint !== undefined && <small className="descry-muted">{hint}</small>}
      </span>
      {children}
    </button>
  );
}
