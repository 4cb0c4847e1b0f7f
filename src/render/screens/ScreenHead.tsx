import { useEffect } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { isShown } from '../../descriptor/is-shown';
import type { Scope } from '../../generated/types';
import { ActionButton } from '../ActionButton';
import type { ScreenProps } from './screen-props';
import { usePlaceOfScreen } from './screen-place';
import type { CallingScreen } from './use-screen-sources';

/** What stands above every screen that sends calls: its title, what can be done, and what it is narrowed by. */
export function ScreenHead(
  props: Pick<ScreenProps<CallingScreen>, 'screen' | 'address' | 'change'> & { readonly scope: Scope },
) {
  const { screen, scope } = props;
  const { title, tell } = usePlaceOfScreen();
  const name = screen.name && showText(evaluate(screen.name, scope))?.text;
  useEffect(() => {
    if (name === undefined) return;
    tell({ title: name, crumbs: [{ label: name }] });
    return () => tell(undefined);
  }, [name, tell]);
  const buttons = (screen.buttons ?? []).filter((button) => isShown(button, scope));
  return (
    <header className="descry-screen-head">
      {title !== undefined && (
        <h1 className="descry-screen-title" tabIndex={-1} dir="auto">
          {name ?? title}
        </h1>
      )}
      {buttons.length > 0 && (
        <div className="descry-screen-acts">
          {buttons.map((button) => (
            <ActionButton key={button.id} button={button} scope={scope} />
          ))}
        </div>
      )}
    </header>
  );
}
