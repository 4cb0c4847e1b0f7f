import type { TabsScreen } from '../../generated/descriptor-types';
import type { ScreenProps } from './screen-props';

/** Draws a screen of this kind. */
export function TabsScreenView({ screen }: ScreenProps<TabsScreen>) {
  return <p>{screen.id}</p>;
}
