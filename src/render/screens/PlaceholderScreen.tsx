import type { PlaceholderScreen } from '../../generated/descriptor-types';
import type { ScreenProps } from './screen-props';

/** Draws a screen of this kind. */
export function PlaceholderScreenView({ screen }: ScreenProps<PlaceholderScreen>) {
  return <p>{screen.id}</p>;
}
