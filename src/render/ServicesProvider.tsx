import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { UiTextContext } from '../ui/ui-text';
import type { Texts } from './create-texts';
import { ServicesContext, type Services } from './services';
import { useStore } from './use-store';
import { TranslateContext, type Translate } from './use-text';

/** Gives every view below its services, the cache of answers and the words of the language. */
export function ServicesProvider(props: {
  readonly services: Services;
  readonly queries: QueryClient;
  readonly texts: Texts;
  readonly children: ReactNode;
}) {
  const say = useStore(props.texts.say);
  const translate = useMemo<Translate>(
    () =>
      ({ key, values, fallback }) =>
        say(key, values, fallback),
    [say],
  );
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
