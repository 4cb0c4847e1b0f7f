import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { UiTextContext, type UiText } from '../ui/ui-text';
import { ServicesContext, type Services } from './services';
import { TranslateContext, type Translate } from './use-text';

/** Gives every view below its services, the cache of answers and the words of the language. */
export function ServicesProvider(props: {
  readonly services: Services;
  readonly queries: QueryClient;
  readonly texts: i18n;
  readonly children: ReactNode;
}) {
  const { texts } = props;
  const language = useSyncExternalStore(
    (listener) => {
      texts.on('languageChanged', listener);
      return () => texts.off('languageChanged', listener);
    },
    () => texts.language,
  );
  const { translate, say } = useMemo(() => {
    // Titles of the server come as fallback, and values from anywhere: neither may ask for texts or set options.
    const t = texts.getFixedT(language);
    const translate: Translate = ({ key, fallback, values = {} }) =>
      t(key, { defaultValue: fallback ?? key, nest: false, replace: values });
    const say: UiText = (key, values = {}) => t(key, { nest: false, replace: values });
    return { translate, say };
  }, [texts, language]);
  return (
    <QueryClientProvider client={props.queries}>
      <ServicesContext value={props.services}>
        <TranslateContext value={translate}>
          <UiTextContext value={say}>{props.children}</UiTextContext>
        </TranslateContext>
      </ServicesContext>
    </QueryClientProvider>
  );
}
