import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ApiError } from '~/api/api-error';
import { resolveText } from '~/descriptor/text';
import type { Texts } from '~/i18n/create-texts';
import { createTranslate, TranslateContext } from '~/i18n/translate';
import { ErrorReporterContext, type ErrorReporter } from '~/ui/Boundary';
import { ServicesContext, type AppServices } from './services';
import { useStore } from './use-store';

/** Provides the services, the query cache and the texts of the language to the views below. */
export function ServicesProvider(props: {
  readonly services: AppServices;
  readonly queries: QueryClient;
  readonly texts: Texts;
  readonly children: ReactNode;
}) {
  const lookup = useStore(props.texts.lookup);
  const translate = useMemo(() => createTranslate(lookup, resolveText), [lookup]);
  const { services } = props;
  const reporter = useMemo<ErrorReporter>(
    () => ({
      traceIdOf: (error) => (error instanceof ApiError ? error.traceId : services.newTraceId()),
      write: services.log,
      copy: async (failure) => (await import('./copy-failure')).copyFailure(failure, services),
    }),
    [services],
  );
  return (
    <QueryClientProvider client={props.queries}>
      <ServicesContext value={props.services}>
        <TranslateContext value={translate}>
          <ErrorReporterContext value={reporter}>{props.children}</ErrorReporterContext>
        </TranslateContext>
      </ServicesContext>
    </QueryClientProvider>
  );
}
