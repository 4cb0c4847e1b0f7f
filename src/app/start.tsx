import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTexts } from '../render/create-texts';
import { loadConfig } from '../session/config';
import { readLanguage } from '../session/language';
import { sessionKeys } from '../session/storage-keys';
import { createThemeSetting } from '../shell/theme/theme-setting';
import { createApp, type App } from './create-app';
import type { Environment } from './environment';
import { reloadChangedDescriptors } from './hot-descriptors';
import { languages } from './languages';
import { Root } from './Root';
import { showConfigFailure } from './start-failure';

/** Starts the console in `container`: the configuration before anything else, then what the page needs to speak. */
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

  const language = readLanguage(local, Object.keys(languages));
  const texts = await createTexts(languages, language.texts);
  root.lang = language.texts;
  root.dir = Object.entries(languages).find(([id]) => id === language.texts)?.[1].direction ?? 'ltr';

  const app = createApp({ environment, config, language, texts, theme });
  createRoot(container).render(
    <StrictMode>
      <Root app={app} />
    </StrictMode>,
  );
  void app.startup.start();
  reloadChangedDescriptors(app.queries);
  return app;
}
