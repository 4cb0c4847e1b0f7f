import { ApiError, isSessionError } from '~/api/api-error';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { callPort, read } from '~/session/ports';
import type { PreReleaseRequest } from './pre-release-request';
import type { ActionServices } from './services';

/** The facts about a pre-release feature for a page that renders it itself: those of `engine.json`, and these. */
export interface PreReleaseRecord {
  readonly [fact: string]: unknown;
  readonly preReleaseKey: string;
  /** `genAI` for features that use generative AI. */
  readonly disclaimer: string | null;
  /** True if the page should offer to opt in. */
  readonly showBtn: boolean;
}

/** Reads a record for a page and posts it; a failure is posted with the key of the feature. */
export async function postPreRelease(
  { key, needAction, disclaimer }: PreReleaseRequest,
  { client, page, toasts }: Pick<ActionServices, 'client' | 'page' | 'toasts'>,
  around: Scope,
): Promise<void> {
  const port = engine.previewFeature;
  if (!port) return;
  try {
    const scope = { ...around, input: { key } };
    const answered = { ...scope, answer: await callPort(client, port, scope) };
    const facts = Object.entries(port.reads.record).map(
      ([name, fact]) => [name, read(fact, answered) ?? null] as const,
    );
    const record: PreReleaseRecord = {
      preReleaseKey: key,
      ...Object.fromEntries(facts),
      disclaimer,
      showBtn: needAction && read(port.reads.optIn, answered) === false,
    };
    page.post({ type: 'preReleaseRecord', key, record });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSessionError(error)) return;
    toasts.show({ intent: 'danger', text: { key: 'UI.PRE_RELEASE_FAILED', values: { key } } });
  }
}
