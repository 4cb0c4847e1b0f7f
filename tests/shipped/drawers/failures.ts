import type { OperationId } from '../../../src/generated/operations';
import type { Reply } from './swept';

const json = (body: unknown, status: number) => (): Response => Response.json(body, { status });
const text =
  (body: string, type = 'application/json') =>
  (): Response =>
    new Response(body, { headers: { 'content-type': type } });

const replies = {
  '400': json({ info: { number: 'x' } }, 400),
  '400 with 400401': json({ info: { number: 400401 } }, 400),
  '400 with 400404': json({ error: { code: '400404' } }, 400),
  '400 with 400429': json({ error: { number: 400429 } }, 400),
  '400 with a number that nobody knows': json({ info: { number: 400999 } }, 400),
  '401': json({}, 401),
  '403': json({}, 403),
  '404': json(null, 404),
  '429': () => new Response('slow down', { status: 429 }),
  '500': json({ error: { code: {} } }, 500),
  '503': () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } }),
  'no answer': () => undefined,
  'broken JSON': text('{"data": ['),
  'an empty body': text(''),
  'a page': text('<!doctype html><h1>Proxy</h1>', 'text/html'),
  'a text': json('text', 200),
  'a number': json(7, 200),
  null: json(null, 200),
  // A good answer but for its length.
  '20 MB': text(`{"data":{}}${' '.repeat(20_000_000)}`),
} satisfies Readonly<Record<string, Reply>>;

/** Name of a way to fail. */
export type FailureName = keyof typeof replies;

const isName = (name: string): name is FailureName => Object.hasOwn(replies, name);

/** Every way in which a call fails; the numbers of reports only where they mean something. */
export function failuresOf(operation: OperationId): readonly { readonly name: FailureName; readonly reply: Reply }[] {
  return Object.keys(replies)
    .filter(isName)
    .filter((name) => operation === 'vtReport' || !name.startsWith('400 with 400'))
    .map((name) => ({ name, reply: replies[name] }));
}
