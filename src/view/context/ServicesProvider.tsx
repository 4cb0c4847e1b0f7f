import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ApiError } from '~/api/api-error';
import { resolveText } from '~/descriptor/text';
import { createTranslate, TranslateContext, type Lookup } from '~/i18n/translate';
import { ErrorReporterContext, type ErrorReporter } from '~/ui/Boundary';
import { ServicesContext, type AppServices } from './services';

/** Provides the services, the query cache and the texts of the language to the views below. */
export function ServicesProvider(props: {
  readonly services: AppServices;
  readonly queries: QueryClient;
  readonly texts: Lookup;
  readonly children: ReactNode;
}) {
  const { services, texts } = props;
  const translate = useMemo(() => createTranslate(texts, resolveText), [texts]);
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
