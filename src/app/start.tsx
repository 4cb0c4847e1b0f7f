import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLookup } from '~/i18n/create-lookup';
import { followedLanguage } from '~/generated/console/languages';
import { loadOAuth, oauth } from '~/generated/console/oauth';
import { loadConfig, type Config } from '~/session/config';
import { readLanguage } from '~/i18n/language';
import { getOwn, ownText } from '~/lib/get-own';
import { sessionKeys } from '~/platform/storage-keys';
import { createThemeSetting } from '~/state/theme';
import { createApp, type App } from './create-app';
import type { Environment } from './environment';
import { languages } from './languages';
import { Root } from './Root';
import { showConfigFailure } from './start-failure';
import type { QueryClient } from '@tanstack/react-query';
import { loadPositions } from '~/ui/popover/use-position';
import { loadedKey } from '~/view/data/Loaded';

/**
 * Starts the console in `container`. Gives `undefined` if its configuration is invalid or nobody is signed in, which
 * the page then shows, or if it leaves for the sign-in.
 */
export async function start(environment: Environment, container: HTMLElement): Promise<App | undefined> {
  const { local, tab, root } = environment;
  const theme = createThemeSetting({ storage: local, root, system: environment.systemTheme });
  const loaded = await loadConfig(environment.fetch);
  if (!loaded.ok) {
    showConfigFailure(container, loaded.problem);
    return undefined;
  }
  const { config } = loaded;
  tab.write(sessionKeys.brand, JSON.stringify(config.brand));

  const offered = Object.keys(languages);
  const language = readLanguage(local, offered, followedLanguage?.(environment.browserLanguages, offered));
  const texts = await createLookup(languages, language.texts);
  root.lang = language.texts;
  root.dir = ownText(getOwn(languages, language.texts), 'direction') ?? 'ltr';

  let signedIn: Environment | undefined = environment;
  if (oauth && loadOAuth) {
    const { startOAuth } = await loadOAuth();
    signedIn = await startOAuth({ environment, config, settings: oauth, texts, container });
    if (!signedIn) return undefined;
  }
  const app = createApp({ environment: await withTelemetry(signedIn, config), config, language, texts, theme });
  createRoot(container).render(
    <StrictMode>
      <Root app={app} />
    </StrictMode>,
  );
  void app.startup.start();
  environment.clock.setTimeout(() => loadRest(app, root), restDelay);
  reloadChangedDescriptors(app.queries);
  return app;
}

/** Milliseconds after which the code that no first page needs is loaded. */
const restDelay = 1000;

/** Prepares menus and tooltips, and the pages for printing: without its code they are printed without a footer. */
function loadRest(app: App, root: HTMLElement): void {
  void loadPositions().catch(() => undefined);
  void import('./print/print-pages').then(
    (print) => print.followPrint(app, root),
    () => undefined,
  );
}

/** The environment with telemetry, if the deployment has it. The console works without its code. */
async function withTelemetry(environment: Environment, { telemetry }: Config): Promise<Environment> {
  if (!telemetry) return environment;
  return import('./telemetry/start-telemetry').then(
    ({ startTelemetry }) => startTelemetry(environment, telemetry),
    () => environment,
  );
}

/** Loads all descriptors that are loaded again when one is saved. Only the dev server does this; a build omits it. */
function reloadChangedDescriptors(queries: QueryClient): void {
  import.meta.hot?.on('vite:afterUpdate', () => void queries.refetchQueries({ queryKey: [loadedKey] }));
}
