import type { Page } from '@playwright/test';
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

const apart = 'target="_blank" rel="noopener noreferrer"';
const host = (name: string) => `<bdi class="descry-link-host">${name}</bdi>`;

const refusals = /style-src|script-src|base-uri/;

/** Descriptions, each with the text that the page shows; without a second text, the whole description. */
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
  ['document', '<html><head><title>t</title></head><body onload="hit=1"><b>a</b></body></html>', '<b>a</b>'],
  ['head alone', '<head><base href="https://evil.example/"></head>a', 'a'],
  ['body alone', '<body class="c" onload="hit=1">a', 'a'],
  ['kind of document', '<!doctype html>a', 'a'],
  ['comments', '<!-- x -->a<!-- <b>b</b>', 'a'],
  ['frame set', '<frameset><frame src=x></frameset>a', '&lt;frameset&gt;&lt;frame src=x&gt;&lt;/frameset&gt;a'],
  ['frame set after a head', '<head></head><frameset>', '&lt;head&gt;&lt;/head&gt;&lt;frameset&gt;'],
  ['frame set in a template', '<template><frameset></template>b', 'b'],
  ['style in vectors', '<svg><style><img src=x onerror=hit=1></style></svg>b', 'b'],
  ['too long', 'x'.repeat(100_000), `${'x'.repeat(2000)}…`],
];

const parts = [
  ...['<frameset>', '<frame>', '<html>', '<head>', '<body>', '</body>', '<template>', '</template>', '<noscript>'],
  ...['<svg>', '<math>', '<mtext>', '<style>', '</style>', '<title>', '<textarea>', '<table>', '<select>', '<form>'],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<?xml?>',
    '<a href="javascript:hit=1">',
    '<p>',
    '<b>',
    '</',
  ],
  ...['<img src=x onerror=hit=1>', '<plaintext>', ' ', '', 'words', '\u0000', '\u202e', '&', '&#x0;', '<b '.repeat(50)],
];

/** Descriptions of random parts, the same ones each time. */
function randomMarkup(count: number): string[] {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, (_, index) =>
    index < parts.length
      ? (parts[index] ?? '')
      : Array.from({ length: 1 + random(8) }, () => parts[random(parts.length)]).join(''),
  );
}

test('simple markup survives the policy, all else is taken away, and no random markup runs [SH-NP-07]', async ({
  page,
  open,
  demo,
  problems,
}) => {
  // Parsing alone makes the browser report refused styles, event handlers and base addresses.
  problems.expect(refusals);
  const random = randomMarkup(250 - markup.length).map((text, index) => [`random ${index}`, text] as const);
  const items = [...markup, ...random].map(([id, description], index) => item(id, { description, time: time - index }));
  await demo.next('listNotifications', list(...items));
  await open('full', '/users/started');
  await openPanel(page);
  await expect(rows(page)).toHaveCount(250);
  const shown = await rows(page).evaluateAll((elements) =>
    elements.map((each) => [each.dataset.id, each.querySelector('.descry-markup')?.innerHTML]),
  );
  expect(shown.slice(0, markup.length)).toEqual(markup.map(([id, given, want = given]) => [id, want]));
  const tags = await page.locator('.descry-markup').evaluateAll(
    (all, from) =>
      all
        .slice(from)
        .flatMap((each) => [...each.querySelectorAll('*')])
        .map((each) => each.localName),
    markup.length,
  );
  expect([...new Set(tags)].filter((tag) => !['a', 'b', 'p'].includes(tag))).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
