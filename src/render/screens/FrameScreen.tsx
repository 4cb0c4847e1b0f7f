import { useMemo, useState } from 'react';
import type { FrameEvents } from '../../actions/frame-events';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { FrameScreen } from '../../generated/descriptor-types';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { NoData } from '../../ui/NoData';
import { Skeleton } from '../../ui/Skeleton';
import { useUiText } from '../../ui/ui-text';
import { PlaceContext } from '../place';
import { useServices } from '../services';
import { useTheme } from '../use-theme';
import { useMessage } from '../use-text';
import { AppFrame } from './frame/AppFrame';
import { framePlace } from './frame/frame-place';
import { ScreenHead } from './ScreenHead';
import { usePlaceOfScreen, type OwnPlace } from './screen-place';
import type { ScreenProps } from './screen-props';
import { usePagePlace } from './use-page-place';
import { useScreenSources } from './use-screen-sources';

const nothing: readonly string[] = [];

/** An application of its own in a frame, which may name the page and add breadcrumbs. */
export function FrameScreenView(props: ScreenProps<FrameScreen>) {
  const { screen, address, change } = props;
  const { trust, format, settings } = useServices();
  const { title = '', period } = usePlaceOfScreen();
  const say = useUiText();
  const message = useMessage();
  const theme = useTheme();
  const { sources, scope } = useScreenSources(props);
  const place = usePagePlace(sources);
  const [told, setTold] = useState<OwnPlace>({});

  const context = useMemo(
    () => ({
      ...{ theme, language: format.language, zone: format.zone },
      ...(screen.period && { period: { from: period.from, to: period.to } }),
    }),
    [theme, format.language, format.zone, screen, period],
  );
  const hear = {
    'console:set-title': (detail: FrameEvents['console:set-title']) =>
      setTold((before) => ({ ...before, title: detail.title })),
    'console:set-breadcrumbs': ({ items }: FrameEvents['console:set-breadcrumbs']) =>
      setTold((before) => ({ ...before, crumbs: items })),
  };
  const href = showText(evaluate(screen.href, scope))?.text;
  const app = framePlace(href, screen.sandbox, trust);
  const { loading, failure } = sources;
  return (
    <PlaceContext value={place}>
      <ScreenHead screen={screen} address={address} change={change} scope={scope} sources={sources} told={told} />
      {loading ? (
        <Skeleton delay={settings.timers.skeletonDelay} />
      ) : failure?.state === 'failed' ? (
        <ErrorPanel
          message={message(failure.message)}
          {...(failure.traceId !== undefined && { traceId: failure.traceId })}
          onRetry={sources.retry}
        />
      ) : app ? (
        <AppFrame
          key={app.href}
          place={app}
          title={told.title ?? title}
          accepts={screen.accepts ?? nothing}
          context={context}
          hear={hear}
        />
      ) : (
        <NoData text={say('UI.FRAME_REFUSED')} hint={say('UI.APP_REFUSED')} />
      )}
    </PlaceContext>
  );
}
