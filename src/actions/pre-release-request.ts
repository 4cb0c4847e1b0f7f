import { isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** The request of a page for such a record. */
export interface PreReleaseRequest {
  readonly key: string;
  readonly disclaimer: string | null;
  /** True if the page can offer to opt in. */
  readonly needAction: boolean;
}

/** Reads the detail of `console:read-pre-release`. */
export function readPreReleaseRequest(detail: unknown): PreReleaseRequest | undefined {
  const key = getOwn(detail, 'key');
  const disclaimer = getOwn(detail, 'disclaimer') ?? null;
  if (!isString(key) || key === '' || key.length > longestKey) return undefined;
  if (disclaimer !== null && !isString(disclaimer)) return undefined;
  return { key, needAction: getOwn(detail, 'needAction') === true, disclaimer };
}

const longestKey = 200;
