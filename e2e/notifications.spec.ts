import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

const time = Date.parse('2026-11-20T11:00:00Z');
const item = (id: string, members: object = {}) => ({ id, type: 0, level: 'info', time, ...members });
const list = (...notifications: object[]) => ({ body: { notifications, lastReadTime: 0 } });

/** Opens the panel once the counts are there. */
async function openPanel(page: Page): Promise<void> {
  await expect(page.getByTestId('notifications')).toHaveText('8');
  await page.getByTestId('notifications').click();
}

const rows = (page: Page) => page.getByTestId('notification');

test('SH-NP-01 to 16: the bell opens both types with all their parts', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-11-20T12:01:00Z');
  await open('full', '/users/started');
  await openPanel(page);
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByRole('tab')).toHaveText(['Informative 4', 'Tasks 4']);
  await expect(page.getByTestId('notifications')).toHaveText('');
  const first = rows(page).first();
  await expect(first).toHaveAttribute('data-level', 'security');
  await expect(first).toContainText('Just now');
  await expect(first.locator('b')).toHaveText('New incident');
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await expectAccessible(page, '[role="dialog"]');

  await dialog.getByRole('tab', { name: /Tasks/ }).click();
  await expect(rows(page).first()).toContainText('Waiting');
  const download = rows(page).filter({ hasText: 'weekly report' }).getByRole('link', { name: 'Download' });
  await expect(download).toHaveAttribute('href', '/__demo/downloads/reports/weekly.zip');
  await rows(page).first().click();
  await expect(page).toHaveURL(/#\/app\/response/);
  await expect(dialog).toHaveCount(0);
});

test('SH-NP-19: what was unread is read when the panel opens again', async ({ page, open }) => {
  await open('full', '/users/started');
  await openPanel(page);
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('notifications')).toBeFocused();
  await page.getByTestId('notifications').click();
  await expect(page.getByRole('tab', { name: 'Informative', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(0);
});

test('SH-NP-17: 250 of 300 items of one type, every one within reach of the keyboard', async ({ page, open, demo }) => {
  const items = Array.from({ length: 300 }, (_, index) =>
    item(`n-${index}`, { time: time - index, application: `Application ${index}`, link: '/app/response' }),
  );
  await demo.next('listNotifications', list(...items));
  await open('full', '/users/started');
  await openPanel(page);
  await expect(rows(page)).toHaveCount(250);
  const last = page.getByRole('link', { name: 'Application 249' });
  await last.focus();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/app\/response/);
});

const apart = 'target="_blank" rel="noopener noreferrer"';
const host = (name: string) => `<bdi class="descry-link-host">${name}</bdi>`;

/** Descriptions by what of them reaches the page; without a second text it is all of them. */
const markup: [string, string, string?][] = [
  ['simple', '<b>a</b><strong>a</strong><i>a</i><em>a</em><u>a</u><br><code>a</code>'],
  ['blocks', '<p>a</p><ul><li>a</li></ul><ol><li>b</li></ol>'],
  ['title', '<span title="t">a</span>'],
  ['signs', 'a &amp; b &lt;c&gt;'],
  ['script', 'a<script>window.hit = 1</script>', 'a'],
  ['handler', '<b onclick="window.hit = 1">a</b>', '<b>a</b>'],
  ['picture', 'a<img src=x onerror="window.hit = 1">', 'a'],
  ['style', '<span style="position:fixed">a</span>', '<span>a</span>'],
  ['style sheet', '<style>*{display:none}</style>a', 'a'],
  ['class and id', '<p class="c" id="root">a</p>', '<p>a</p>'],
  ['other attributes', '<p data-action="x" aria-label="y" role="z">a</p>', '<p>a</p>'],
  ['frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
  ['form', '<form action="/x"><input name=a><button>b</button></form>', 'b'],
  ['heading', '<h1>a</h1>', 'a'],
  ['vectors', '<svg><a xlink:href="javascript:hit=1"><text>a</text></a></svg>b', 'b'],
  ['formulas', '<math><mtext><b>a</b></mtext></math>b', 'b'],
  ['template', '<template><b>a</b></template>b', 'b'],
  ['unclosed', '<b>a', '<b>a</b>'],
  ['own path', '<a href="/app/response">a</a>', `<a href="/app/response" ${apart}>a</a>`],
  [
    'foreign',
    '<a href="https://docs.example/x">a</a>',
    `<a href="https://docs.example/x" ${apart}>a</a> ${host('docs.example')}`,
  ],
  [
    'foreign with its host',
    '<a href="https://d.example/">d.example</a>',
    `<a href="https://d.example/" ${apart}>d.example</a>`,
  ],
  ['foreign without encryption', '<a href="http://docs.example/">a</a>', '<a>a</a>'],
  ['script link', '<a href="javascript:hit=1">a</a>', '<a>a</a>'],
  ['script link in disguise', '<a href="jAvA&#10;script:hit=1">a</a>', '<a>a</a>'],
  ['data link', '<a href="data:text/html,a">a</a>', '<a>a</a>'],
  ['mail link', '<a href="mailto:a@b.example">a</a>', '<a>a</a>'],
  ['credentials', '<a href="https://own@evil.example/">a</a>', '<a>a</a>'],
  ['too long', 'x'.repeat(100_000), `${'x'.repeat(2000)}…`],
];

test('SH-NP-07: simple markup survives the policy, all else is taken away', async ({ page, open, demo, problems }) => {
  // Parsing alone makes the browser say that it refuses the styles.
  problems.expect(/style-src/);
  const items = markup.map(([id, description], index) => item(id, { description, time: time - index }));
  await demo.next('listNotifications', list(...items));
  await open('full', '/users/started');
  await openPanel(page);
  await expect(rows(page)).toHaveCount(markup.length);
  const shown = await rows(page).evaluateAll((elements) =>
    elements.map((each) => [each.dataset.id, each.querySelector('.descry-markup')?.innerHTML]),
  );
  expect(shown).toEqual(markup.map(([id, given, want = given]) => [id, want]));
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('a list that fails says so and can be asked for again', async ({ page, open, demo }) => {
  await demo.next('listNotifications', { status: 400 });
  await open('full', '/users/started');
  await openPanel(page);
  await expect(page.locator('[data-panel="informative"]')).toHaveAttribute('data-state', 'failed');
  await page.locator('[data-action="retry"]').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByTestId('toast')).toHaveCount(0);
});

test('an empty list says so', async ({ page, open, demo }) => {
  await demo.next('listNotifications', list());
  await open('full', '/users/started');
  await openPanel(page);
  await expect(page.locator('[data-panel="informative"]')).toHaveAttribute('data-state', 'empty');
});

test('the panel fits a narrow window and follows the direction of writing', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('full', '/users/started');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await openPanel(page);
  await expect(rows(page).first()).toBeVisible();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});
