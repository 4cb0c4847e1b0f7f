import { expect, test } from './support/console';

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
  problems,
}) => {
  await page.goto('/info.html');
  for (const [name, { fault, report }] of faults) {
    // Code that violates the policy gets an exception too.
    await page.evaluate(fault).catch(() => undefined);
    await expect.poll(() => problems.unexpected, name).toContainEqual(expect.stringMatching(report));
  }
  problems.expect(/./);
});

test.describe('what is seen', () => {
  test.fail();
  test('fails the test', async ({ page }) => {
    await page.goto('/info.html');
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
