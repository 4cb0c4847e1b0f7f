import { expect, test } from './support/console';

test('the page is served with a closed policy', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('data are not stored, and files are revalidated or immutable', async ({ request, page, open }) => {
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect([await caching('/ui/uic/v3/menu'), await caching('/__demo/api/state')]).toEqual(['no-store', 'no-store']);
  for (const path of ['/', '/config.json', '/version.json']) expect(await caching(path), path).toBe('no-cache');
  await open('full');
  const address = await page.locator('script[type="module"]').getAttribute('src');
  expect(await caching(`/${address}`)).toBe('public, max-age=31536000, immutable');
});

const faults: [string, { fault: () => void; report: RegExp }][] = [
  [
    'markup from a string',
    {
      fault: () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>bold</b>'),
      report: /^policy violation: require-trusted-types-for/,
    },
  ],
  [
    'a style in the markup',
    { fault: () => document.body.setAttribute('style', 'color: red'), report: /^policy violation: style-src-attr/ },
  ],
  [
    'an error that nobody caught',
    {
      fault: () => void Promise.reject(new Error('nobody caught this')),
      report: /^uncaught: Error: nobody caught this/,
    },
  ],
  ['a line of error', { fault: () => console.error('something is wrong'), report: /^something is wrong/ }],
];

test('every browser test sees violations of the policy, uncaught errors and lines of error', async ({
  page,
  open,
  problems,
}) => {
  await open('full');
  for (const [name, { fault, report }] of faults) {
    // Code that violates the policy gets an exception too.
    await page.evaluate(fault).catch(() => undefined);
    await expect.poll(() => problems.unexpected, name).toContainEqual(expect.stringMatching(report));
  }
  problems.expect(/./);
});

test.describe('what is seen', () => {
  test.fail();
  test('fails the test', async ({ page, open }) => {
    await open('full');
    await page.evaluate(() => console.error('something is wrong'));
  });
});

test('no page lets code or data change the prototypes that all objects share', async ({ page, open, problems }) => {
  for (const path of ['/info.html', '/logout.html', '/']) {
    if (path === '/') await open('full');
    else await page.goto(path);
    const changed = await page.evaluate(() => {
      const prototypes = [Object, Function, Array, String, Number, Boolean, Promise, Map, Set, RegExp, Date].map(
        ({ prototype }) => prototype,
      );
      for (const prototype of prototypes) {
        Reflect.set(prototype, 'isAdmin', true);
        Reflect.set(JSON.parse('{}').__proto__, 'isAdmin', true);
      }
      return [prototypes.every(Object.isFrozen), 'isAdmin' in {}, 'isAdmin' in []];
    });
    expect(changed, path).toEqual([true, false, false]);
  }
  problems.expect(/./);
});
