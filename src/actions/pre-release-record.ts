import { ApiError } from '../api/api-error';
import type { Answer } from '../generated/operations';
import { isString } from '../lib/json';
import { own } from '../lib/own';
import { isolate } from '../lib/bidi';
import type { Services } from './services';

type Told = Required<Answer<'getPreviewFeature'>>;

/** What a page that shows a pre-release feature in its own way gets to know of it. */
export interface PreReleaseRecord extends Told {
  readonly preReleaseKey: string;
  /** `genAI` for features that use generative AI. */
  readonly disclaimer: string | null;
  /** Whether opting in is to be offered. */
  readonly showBtn: boolean;
}

/** A page asks for such a record. */
export interface PreReleaseRequest extends Pick<PreReleaseRecord, 'disclaimer'> {
  readonly key: string;
  /** Whether the user may be asked to opt in. */
  readonly needAction: boolean;
}

/** Reads the detail of `console:read-pre-release`. */
export function readPreReleaseRequest(detail: unknown): PreReleaseRequest | undefined {
  const key = own(detail, 'key');
  const disclaimer = own(detail, 'disclaimer') ?? null;
  if (!isString(key) || key === '' || key.length > longestKey) return undefined;
  if (disclaimer !== null && !isString(disclaimer)) return undefined;
  return { key, needAction: own(detail, 'needAction') === true, disclaimer };
}

const longestKey = 200;

/** Reads a record for a page and posts it; a failure is told with the key of the feature. */
export async function postPreRelease(
  { key, needAction, disclaimer }: PreReleaseRequest,
  { client, page, toasts }: Pick<Services, 'client' | 'page' | 'toasts'>,
  lang: string,
): Promise<void> {
  try {
    const told = await client.call('getPreviewFeature', { path: { key }, query: { lang } });
    const record: PreReleaseRecord = {
      preReleaseKey: key,
      feature: told.feature ?? null,
      description: told.description ?? null,
      creditAllocation: told.creditAllocation ?? null,
      requiredCreditStr: told.requiredCreditStr ?? null,
      optIn: told.optIn ?? null,
      GATimestamp: told.GATimestamp ?? null,
      disclaimer,
      showBtn: needAction && told.optIn === false,
    };
    page.post({ type: 'preReleaseRecord', key, record });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The session tells its own failures.
    if (error.row.signal) return;
    toasts.show({ intent: 'danger', text: { key: 'UI.PRE_RELEASE_FAILED', values: { key: isolate(key) } } });
  }
}
