import { afterEach, describe, expect, test } from 'vitest';
import { factsOf } from '~/api/operation-facts';
import type { Fetch } from '~/api/transport';
import type { BodyMedia } from '~/generated/contract/operations';
import type { Upload } from '~/platform/send-upload';
import { json, setUpClient } from '../../harness/api-client';

// A call of the shipped contract, with other bodies.
const facts = factsOf('dismissBanner');
afterEach(() => void Reflect.deleteProperty(facts, 'body'));

/** A client whose calls have a body that is no JSON, and what its `fetch` gets. */
function setUp(media: BodyMedia, answers: Parameters<typeof setUpClient>[0] = [json({})]) {
  Object.assign(facts, { body: media });
  const uploads: Upload[] = [];
  const requests: Request[] = [];
  const fetch: Fetch = (request, upload) => {
    requests.push(request);
    if (upload) uploads.push(upload);
    const [answer = 'never'] = answers;
    return answer instanceof Response ? Promise.resolve(answer.clone()) : new Promise(() => undefined);
  };
  return { ...setUpClient([], { fetch }), uploads, sent: requests };
}

/** The parts of the form that was sent, files as their name, type and text. */
async function partsOf({ body }: Upload): Promise<readonly unknown[]> {
  const parts = body instanceof FormData ? [...body] : [];
  return Promise.all(
    parts.map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.type, await value.text()],
    ]),
  );
}

const mail = new File(['From: a'], 'a.eml', { type: 'message/rfc822' });

describe('a form', () => {
  test('has a part for each value, and for each item of a list', async () => {
    const { client, uploads } = setUp({ as: 'multipart' });
    const body = { file: mail, note: 'new', count: 3, urgent: false, tags: ['a', 'b'], who: { id: 1 }, none: null };
    await client.request('dismissBanner', { body });
    expect(uploads).toHaveLength(1);
    expect(uploads[0] && (await partsOf(uploads[0]))).toEqual([
      ['file', ['a.eml', 'message/rfc822', 'From: a']],
      ['note', 'new'],
      ['count', '3'],
      ['urgent', 'false'],
      ['tags', 'a'],
      ['tags', 'b'],
      ['who', '{"id":1}'],
    ]);
  });

  test('has the media types that the contract says: of JSON, and of a file that the browser calls otherwise', async () => {
    const types = { files: 'message/rfc822, application/zip', meta: 'application/json' };
    const { client, uploads } = setUp({ as: 'multipart', types });
    const files = [new File(['1'], 'x', { type: 'text/x' }), new File(['2'], 'y', { type: 'application/zip' })];
    await client.request('dismissBanner', { body: { files, meta: ['a', 'b'] } });
    expect(uploads[0] && (await partsOf(uploads[0]))).toEqual([
      ['files', ['x', 'message/rfc822', '1']],
      ['files', ['y', 'application/zip', '2']],
      ['meta', ['blob', 'application/json', '["a","b"]']],
    ]);
  });

  test('goes with token and trace id, follows no redirect, and leaves its media type to the browser', async () => {
    const { client, sent } = setUp({ as: 'multipart' });
    await client.request('dismissBanner', { body: { file: mail } });
    expect(sent[0]?.redirect).toBe('manual');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'uic-token': 'secret',
      'x-trace-id': 'trace-1',
    });
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('a body that is one file', () => {
  test.each([
    ['of its own type', mail, ['application/octet-stream', 'message/*'], 'message/rfc822'],
    [
      'of a type that the contract takes',
      new File(['a'], 'a.csv', { type: 'application/x' }),
      ['text/csv'],
      'text/csv',
    ],
    ['of the type that the contract says', new File(['1'], 'x'), ['application/zip'], 'application/zip'],
    ['of an unknown type', new File(['1'], 'x'), ['image/*'], 'application/octet-stream'],
  ])('is sent %s', async (_, file, types, want) => {
    const { client, uploads, sent } = setUp({ as: 'file', types });
    await client.request('dismissBanner', { body: file });
    expect(await (uploads[0]?.body instanceof Blob && uploads[0].body.text())).toBe(await file.text());
    expect(sent[0]?.headers.get('content-type')).toBe(want);
  });

  test('is not sent if it is no file', async () => {
    const { client, sent } = setUp({ as: 'file', types: ['application/zip'] });
    await expect(client.request('dismissBanner', { body: 'text' })).rejects.toMatchObject({ kind: 'arguments' });
    expect(sent).toEqual([]);
  });
});

describe('the time of an upload', () => {
  test('counts from its last progress, which the caller sees', async () => {
    const { client, clock, uploads, watch } = setUp({ as: 'multipart' }, ['never']);
    const seen: unknown[] = [];
    const options = { onProgress: (progress: unknown) => void seen.push(progress) };
    const call = watch(client.request('dismissBanner', { body: { file: mail } }, options));
    await expect.poll(() => uploads.length).toBe(1);
    for (const sent of [1, 2, 3]) {
      await clock.advance(29_000);
      uploads[0]?.onProgress({ sent, total: 7 });
    }
    expect(seen).toEqual([1, 2, 3].map((sent) => ({ sent, total: 7 })));
    await clock.advance(29_999);
    expect(call.state).toBe('pending');
    await clock.advance(1);
    expect(call.error).toMatchObject({ kind: 'time-out' });
    expect(clock.pending()).toBe(0);
  });

  test('ends when the caller cancels, with the reason of the caller', async () => {
    const { client, clock, uploads, sent, watch } = setUp({ as: 'multipart' }, ['never']);
    const stop = new AbortController();
    const call = watch(client.request('dismissBanner', { body: { file: mail } }, { signal: stop.signal }));
    await expect.poll(() => uploads.length).toBe(1);
    stop.abort('cancelled');
    await clock.advance(0);
    expect(call).toMatchObject({ state: 'failed', error: 'cancelled' });
    expect([sent.length, clock.pending()]).toEqual([1, 0]);
  });
});
