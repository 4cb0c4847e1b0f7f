import { engine } from '~/generated/console/engine';
import { createAttempts } from './attempts';
import type { LiveChannel, LiveChannelOptions } from './live-channel';

/** The module of the channel. */
interface ChannelModule {
  readonly createLiveChannel: (options: LiveChannelOptions) => LiveChannel;
}

/**
 * A channel whose code is loaded when it starts. A load that failed is repeated with the delays of a connection that
 * was lost. `checkBuild` is called after each failure: the server may have another build, without this file.
 */
export function loadChannel(
  options: LiveChannelOptions & { readonly checkBuild: () => void },
  load: () => Promise<ChannelModule> = () => import('./live-channel'),
): LiveChannel {
  let channel: LiveChannel | undefined;
  const attempt = async (): Promise<void> => {
    try {
      const { createLiveChannel } = await load();
      if (!attempts.areOn()) return;
      attempts.stop();
      channel = createLiveChannel(options);
      channel.start();
    } catch (error) {
      options.log(String(error));
      options.checkBuild();
      attempts.retry();
    }
  };
  const attempts = createAttempts(options, { attempt: () => void attempt(), lose: () => undefined });
  return {
    start() {
      if (engine.live && !channel) attempts.start();
    },
    stop() {
      attempts.stop();
      channel?.stop();
    },
  };
}
