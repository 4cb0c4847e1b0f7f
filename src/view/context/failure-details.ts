import type { ShownFailure } from '~/ui/Boundary';
import type { AppServices } from './services';

/**
 * What support needs to know of a failure, one line each: message, missing permission, error code, trace id, address of
 * the page, time, version.
 */
export function failureDetails(
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
