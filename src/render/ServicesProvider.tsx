import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation(undefined, { i18n: props.texts });
  const { translate, say } = useMemo(() => {
    // Titles of the server come as fallback, and values from anywhere: neither may ask for texts or set options.
    const translate: Translate = ({ key, fallback, values = {} }) =>
      t(key, { defaultValue: fallback ?? key, nest: false, replace: values });
    const say: UiText = (key, values = {}) => t(key, { nest: false, replace: values });
    return { translate, say };
  }, [t]);
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
