import type { TableScreen } from '../../generated/descriptor-types';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import { useScreenSources } from './use-screen-sources';

/** Draws a screen of this kind. */
export function TableScreenView(props: ScreenProps<TableScreen>) {
  const { screen, address, change } = props;
  const { scope } = useScreenSources(props);
  return <ScreenHead screen={screen} address={address} change={change} scope={scope} />;
}
