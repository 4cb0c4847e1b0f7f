import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { copyText } from '~/actions/copy-text';
import { ApiError } from '~/api/api-error';
import { resolveText } from '~/descriptor/text';
import type { Texts } from '~/i18n/create-texts';
import { createTranslate, TranslateContext } from '~/i18n/translate';
import { ErrorReporterContext, type ErrorReporter, type ShownFailure } from '~/ui/Boundary';
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
      copy: async (failure) => copyText(failureDetails(failure, services), services),
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

/**
 * What support needs to know of a failure, one line each: message, missing permission, error code, trace id, address of
 * the page, time, version.
 */
function failureDetails(
  { message, traceId, code, permission }: ShownFailure,
  { page, clock, version }: Pick<AppServices, 'page' | 'clock' | 'version'>,
): string {
  const address = `${page.origin}${page.folder()}#${page.hashPath()}`;
  const lines = [
    message,
    permission && `Missing permission: ${permission}`,
    code && `Error: ${code}`,
    ...[`Trace ID: ${traceId}`, address, new Date(clock.now()).toISOString(), version],
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
