import { copyText } from '~/actions/copy-text';
import type { ShownFailure } from '~/ui/Boundary';
import type { AppServices } from './services';

/** Copies what support needs to know of a failure; false if it could not be copied. */
export function copyFailure(failure: ShownFailure, services: AppServices): Promise<boolean> {
  return copyText(failureDetails(failure, services), services);
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
