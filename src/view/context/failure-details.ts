import type { ShownFailure } from '~/ui/Boundary';
import type { AppServices } from './services';

/** What support needs to know of a failure, one line each: message, trace id, address of the page, time, version. */
export function failureDetails(
  { message, traceId }: ShownFailure,
  { page, clock, version }: Pick<AppServices, 'page' | 'clock' | 'version'>,
): string {
  const address = `${page.origin}${page.folder()}#${page.hashPath()}`;
  const lines = [message, `Trace ID: ${traceId}`, address, new Date(clock.now()).toISOString(), version];
  return lines.filter((line) => line !== undefined).join('\n');
}
