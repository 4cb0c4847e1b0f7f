import type { PlaceholderScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { NotConnected } from './placeholder/NotConnected';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { ScreenTitle } from './ScreenTitle';
import './screen-head.css';

/** The screen of a route that is not connected yet. */
export function PlaceholderScreenView({ screen, scope, search }: ScreenProps<PlaceholderScreen>) {
  const { title, tail, route } = useScreenContext();
  const t = useTranslate();
  return (
    <>
      {title !== undefined && <ScreenTitle title={title} />}
      {route && (
        <NotConnected
          route={route}
          tail={tail}
          search={search}
          screen={screen.id}
          {...(screen.text && { text: t(screen.text, scope) })}
          {...(screen.hint && { hint: t(screen.hint, scope) })}
        />
      )}
    </>
  );
}
