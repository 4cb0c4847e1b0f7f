import type { PlaceholderScreen } from '../../generated/descriptor-types';
import { useText } from '../use-text';
import { NotConnected } from './placeholder/NotConnected';
import { usePlaceOfScreen } from './screen-place';
import type { ScreenProps } from './screen-props';
import { ScreenTitle } from './ScreenTitle';
import './screen-head.css';

/** What will stand here, and what is known of the place until then. */
export function PlaceholderScreenView({ screen, scope, search }: ScreenProps<PlaceholderScreen>) {
  const { title, tail, route } = usePlaceOfScreen();
  const text = useText();
  return (
    <>
      {title !== undefined && <ScreenTitle title={title} />}
      {route && (
        <NotConnected
          route={route}
          tail={tail}
          search={search}
          screen={screen.id}
          {...(screen.text && { text: text(screen.text, scope) })}
          {...(screen.hint && { hint: text(screen.hint, scope) })}
        />
      )}
    </>
  );
}
