import { expect, test } from 'vitest';
import { json, setUpClient } from '../../harness/api-client';
import { settle } from '../../harness/fake-clock';

test('a call fills in its path and gives the answer below the root of the contract', async () => {
  const { client, requests } = setUpClient([json({ data: { queryDate: 1 } })]);
  const answer = await client.request('vtReport', { path: { kind: 'url', id: 'a/b' }, query: { refresh: 1 } });
  expect(answer).toEqual({ queryDate: 1 });
  expect(requests[0]).toMatchObject({
    address: 'https://api.example/public/svp/v2/object/vt/report/url/a%2Fb?refresh=1',
    headers: { 'x-trace-id': 'trace-1', 'uic-token': 'secret' },
  });
});

test.each<[string, { answer: Response | Error; want: object }]>([
  ['a status', { answer: json({ info: { number: 7 } }, 400), want: { kind: 'status', status: 400, number: 7 } }],
  ['no answer', { answer: new TypeError('network'), want: { kind: 'no-answer', status: 0 } }],
  ['a body without its root', { answer: json({ other: 1 }), want: { kind: 'shape', status: 200 } }],
])('a call rejects with an ApiError after %s', async (_, { answer, want }) => {
  const { client, clock, errors, watch } = setUpClient([answer]);
  const seen = watch(client.request('vtReport', { path: { kind: 'url', id: 'x' }, query: { refresh: 0 } }));
  await clock.advance(5000);
  expect(seen.error).toMatchObject({ ...want, operation: 'vtReport', traceId: 'trace-1', policy: { message: 'ANY' } });
  expect(errors).toEqual([seen.error]);
});

test('a repeated query sends its body again', async () => {
  const { client, clock, requests, watch } = setUpClient([json({}, 503), json({ data: {} })]);
  const seen = watch(client.request('urlQuery', { body: { url: 'https://a.b/' } }));
  await clock.advance(5000);
  await settle();
  expect(seen.value).toEqual({});
  expect(requests.map(({ body }) => body)).toEqual(['{"url":"https://a.b/"}', '{"url":"https://a.b/"}']);
});

test.each<[string, { query: Readonly<Record<string, unknown>>; want: string }]>([
  ['lists repeat their name', { query: { q: ['x', 'y'] }, want: '?q=x&q=y' }],
  ['an empty list is left out', { query: { q: [] }, want: '' }],
  ['reserved characters and spaces are encoded', { query: { q: 'a b&c=d+e' }, want: '?q=a+b%26c%3Dd%2Be' }],
  ['objects, null and undefined are left out', { query: { q: { a: 1 }, r: null, s: undefined, t: 0 }, want: '?t=0' }],
  ['half a surrogate pair is replaced', { query: { q: 'a\ud800' }, want: '?q=a%EF%BF%BD' }],
])('in the query of a call that a descriptor makes, %s', async (_, { query, want }) => {
  const { client, requests } = setUpClient([json({ data: {} })]);
  await client.request('globalSearch', { query });
  expect(requests[0]?.address).toBe(`https://api.example/ui/overview/api/v1/search${want}`);
});

test.each([{}, { id: '' }, { id: '..' }, { id: 'a\ud800' }])('a path with %j is not called', async (values) => {
  const { client, requests, errors } = setUpClient([json({})]);
  await expect(client.request('bigtableEndpoint', { path: values })).rejects.toMatchObject({ kind: 'arguments' });
  expect(errors).toHaveLength(1);
  expect(requests).toEqual([]);
});
