import type { PlaceholderScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '../context/services';
import { ComingSoon } from './placeholder/ComingSoon';
import { NotConnected } from './placeholder/NotConnected';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { ScreenTitle } from './ScreenTitle';
import './screen-head.css';

/** The screen of a route that is not connected yet. In the dev server it says how to connect one. */
export function PlaceholderScreenView({ screen, scope, search }: ScreenProps<PlaceholderScreen>) {
  const { title, tail, route } = useScreenContext();
  const { isDevelopment } = useServices();
  const t = useTranslate();
  const words = {
    ...(screen.text && { text: t(screen.text, scope) }),
    ...(screen.hint && { hint: t(screen.hint, scope) }),
  };
  return (
    <>
      {title !== undefined && <ScreenTitle title={title} />}
      {isDevelopment && route ? (
        <NotConnected route={route} tail={tail} search={search} screen={screen.id} {...words} />
      ) : (
        <ComingSoon {...words} />
      )}
    </>
  );
}
