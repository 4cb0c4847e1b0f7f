import { describe, expect, test } from 'vitest';
import { postPreRelease } from '~/actions/pre-release-record';
import { readPreReleaseRequest } from '~/actions/pre-release-request';
import { errorRows } from '~/generated/console/errors';
import { setUpAction } from '../../harness/action-context';
import { json } from '../../harness/api-client';

const answer = {
  feature: 'Assistant',
  description: 'Answers questions.',
  creditAllocation: 'free',
  requiredCreditStr: '0',
  optIn: false,
  GATimestamp: 1,
};

async function recordAfter(response: Response | Error, request: object = {}) {
  const set = setUpAction({ answers: [response], rows: errorRows });
  const work = postPreRelease({ key: 'a/b', needAction: true, disclaimer: null, ...request }, set.context.services, {
    language: 'ja',
  });
  // Longer than reads are tried again and a session is waited for, shorter than a note stays.
  await set.clock.advance(4500);
  await work;
  return { ...set, toasts: set.toasts.list.get().map(({ intent, text }) => [intent, text.key, text.values]) };
}

const posted = (record: object) => [`post ${JSON.stringify({ type: 'preReleaseRecord', key: 'a/b', record })}`];

describe('the record for a page', () => {
  test.each<[string, { optIn: unknown; needAction: boolean; want: boolean }]>([
    ['to be offered', { optIn: false, needAction: true, want: true }],
    ['opted in already', { optIn: true, needAction: true, want: false }],
    ['nothing to do', { optIn: false, needAction: false, want: false }],
  ])('has nine fields: %s [DG-PR-04, DG-OP-43]', async (_, { optIn, needAction, want }) => {
    const { done, requests } = await recordAfter(json({ ...answer, optIn }), { needAction, disclaimer: 'genAI' });
    const record = { ...answer, optIn };
    expect(requests.map(({ address }) => new URL(address).pathname + new URL(address).search)).toEqual([
      '/ui/uic/v3/previewFramework/a%2Fb?lang=ja',
    ]);
    expect(done.map((line): unknown => JSON.parse(line.replace('post ', '')))).toEqual([
      {
        type: 'preReleaseRecord',
        key: 'a/b',
        record: { preReleaseKey: 'a/b', ...record, disclaimer: 'genAI', showBtn: want },
      },
    ]);
  });

  test('what the server leaves out is null, and nothing is offered', async () => {
    const { done, toasts } = await recordAfter(json({ more: 1 }));
    expect(done).toEqual(
      posted({
        ...{ preReleaseKey: 'a/b', feature: null, description: null, creditAllocation: null },
        ...{ requiredCreditStr: null, optIn: null, GATimestamp: null, disclaimer: null, showBtn: false },
      }),
    );
    expect(toasts).toEqual([]);
  });

  test.each<[string, Response | Error]>([
    ['500', json({}, 500)],
    ['404', json({ info: { number: 132333 } }, 404)],
    ['no JSON', new Response('<html>')],
    ['no answer', new Error('offline')],
  ])('%s: the common error with the key, nothing is posted [DG-PR-27, DG-ERR-36]', async (_, response) => {
    const { done, toasts } = await recordAfter(response);
    expect(done).toEqual([]);
    expect(toasts).toEqual([['danger', 'UI.PRE_RELEASE_FAILED', { key: expect.stringContaining('a/b') }]]);
  });

  test.each([401, 403, 406])('%s is told by the session alone [DG-OP-54]', async (status) => {
    const { done, toasts } = await recordAfter(json({}, status));
    expect([done, toasts]).toEqual([[], []]);
  });
});

test.each<[string, { given: unknown; want: object | undefined }]>([
  ['a key alone', { given: { key: 'k' }, want: { key: 'k', needAction: false, disclaimer: null } }],
  [
    'everything',
    {
      given: { key: 'k', needAction: true, disclaimer: 'genAI' },
      want: { key: 'k', needAction: true, disclaimer: 'genAI' },
    },
  ],
  [
    'a wish that is not exactly true',
    { given: { key: 'k', needAction: 1 }, want: { key: 'k', needAction: false, disclaimer: null } },
  ],
  ['no key', { given: { needAction: true }, want: undefined }],
  ['an empty key', { given: { key: '' }, want: undefined }],
  ['a key that is no text', { given: { key: {} }, want: undefined }],
  ['an endless key', { given: { key: 'k'.repeat(201) }, want: undefined }],
  ['a disclaimer that is no text', { given: { key: 'k', disclaimer: {} }, want: undefined }],
  ['nothing', { given: undefined, want: undefined }],
])('an event with %s', (_, { given, want }) => {
  expect(readPreReleaseRequest(given)).toEqual(want);
});
