import type { FrameScreen } from '../../generated/descriptor-types';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import { useScreenSources } from './use-screen-sources';

/** Draws a screen of this kind. */
export function FrameScreenView(props: ScreenProps<FrameScreen>) {
  const { screen, address, change } = props;
  const { scope } = useScreenSources(props);
  return <ScreenHead screen={screen} address={address} change={change} scope={scope} />;
}
