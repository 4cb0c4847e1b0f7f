import { useMemo, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { FrameScreen } from '~/generated/contract/descriptor-types';
import { formatText } from '~/lib/format/text';
import { useTranslate } from '~/i18n/translate';
import type { PageMeta } from '~/state/page-meta';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { useTheme } from '../context/use-theme';
import { SourceFailure } from '../data/SourceFailure';
import { AppFrame } from './frame/AppFrame';
import { frameTarget, type FrameContext, type PageListeners } from './frame/use-embedded-app';
import { ScreenHead } from './ScreenHead';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { usePageHost, useScreenSources, type ScreenSources } from './use-screen-sources';

const noMessages: readonly string[] = [];

/** A screen with an embedded application, which may set the title and the breadcrumbs of the page. */
export function FrameScreenView(props: ScreenProps<FrameScreen>) {
  const { screen, address, change } = props;
  const screenSources = useScreenSources(props);
  const { sources, scope } = screenSources;
  const host = usePageHost(sources);
  const [frameMeta, setFrameMeta] = useState<PageMeta>({});
  const listeners: PageListeners = {
    'console:set-title': ({ title }) => setFrameMeta((before) => ({ ...before, title })),
    'console:set-breadcrumbs': ({ items }) => setFrameMeta((before) => ({ ...before, crumbs: items })),
  };
  return (
    <ActionHostContext value={host}>
      <ScreenHead
        screen={screen}
        address={address}
        change={change}
        scope={scope}
        sources={sources}
        frameMeta={frameMeta}
      />
      <FrameContent screen={screen} {...screenSources} title={frameMeta.title} listeners={listeners} />
    </ActionHostContext>
  );
}

/** The frame, or the reason why there is none: its address is loading, failed to load, is missing or is not trusted. */
function FrameContent(
  props: ScreenSources & {
    readonly screen: FrameScreen;
    /** The title that the application has set. */
    readonly title: string | undefined;
    readonly listeners: PageListeners;
  },
) {
  const { screen, sources, scope, title, listeners } = props;
  const { trust, settings } = useServices();
  const { title: routeTitle = '' } = useScreenContext();
  const context = useFrameContext(screen);
  const t = useTranslate();
  const { loading, failure } = sources;
  if (loading) return <Skeleton delay={settings.timers.skeletonDelay} />;
  if (failure?.state === 'failed') return <SourceFailure failure={failure} onRetry={sources.retry} />;
  const href = formatText(evaluate(screen.href, scope))?.text;
  if (href === undefined) return <NoData text={t('UI.NO_ADDRESS')} />;
  const target = frameTarget(href, screen.sandbox, trust);
  if (!target) return <NoData text={t('UI.FRAME_REFUSED')} hint={t('UI.APP_REFUSED')} />;
  return (
    <AppFrame
      key={target.href}
      target={target}
      title={title ?? routeTitle}
      accepts={screen.accepts ?? noMessages}
      context={context}
      listeners={listeners}
    />
  );
}

/** The settings for the embedded application. The object changes only with one of them. */
function useFrameContext(screen: FrameScreen): FrameContext {
  const { language, zone } = useServices().format;
  const { period } = useScreenContext();
  const theme = useTheme();
  return useMemo(
    () => ({
      theme,
      language,
      zone,
      ...(screen.period && { period: { from: period.from, to: period.to } }),
    }),
    [theme, language, zone, screen, period],
  );
}
