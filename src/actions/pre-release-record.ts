import { ApiError, isSessionError } from '~/api/api-error';
import type { Answer } from '~/generated/contract/operations';
import { isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { ActionServices } from './services';

type FeatureRecord = Required<Answer<'getPreviewFeature'>>;

/** The facts about a pre-release feature for a page that renders the feature itself. */
export interface PreReleaseRecord extends FeatureRecord {
  readonly preReleaseKey: string;
  /** `genAI` for features that use generative AI. */
  readonly disclaimer: string | null;
  /** True if the page should offer to opt in. */
  readonly showBtn: boolean;
}

/** The request of a page for such a record. */
export interface PreReleaseRequest extends Pick<PreReleaseRecord, 'disclaimer'> {
  readonly key: string;
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

/** Reads a record for a page and posts it; a failure is posted with the key of the feature. */
export async function postPreRelease(
  { key, needAction, disclaimer }: PreReleaseRequest,
  { client, page, toasts }: Pick<ActionServices, 'client' | 'page' | 'toasts'>,
  lang: string,
): Promise<void> {
  try {
    const params = { path: { key }, query: { lang } };
    const { data = {} } = await client.api.GET('/ui/uic/v3/previewFramework/{key}', { params });
    const record: PreReleaseRecord = {
      preReleaseKey: key,
      feature: data.feature ?? null,
      description: data.description ?? null,
      creditAllocation: data.creditAllocation ?? null,
      requiredCreditStr: data.requiredCreditStr ?? null,
      optIn: data.optIn ?? null,
      GATimestamp: data.GATimestamp ?? null,
      disclaimer,
      showBtn: needAction && data.optIn === false,
    };
    page.post({ type: 'preReleaseRecord', key, record });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSessionError(error)) return;
    toasts.show({ intent: 'danger', text: { key: 'UI.PRE_RELEASE_FAILED', values: { key } } });
  }
}
