import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import type { Expression, Scope } from '~/generated/contract/types';
import { settings } from '~/generated/console/console';
import { header } from '~/generated/console/header';
import { routes } from '~/generated/console/routes';
import { externalLinks } from '~/generated/console/vocabulary';
import { parseConfig } from '~/session/config';
import { externalAddress } from '~/shell/routing/route-paths';

const compiled = {
  header,
  ...import.meta.glob('../../src/generated/console/{banners,console,notices}.ts', { eager: true }),
  ...import.meta.glob('../../src/generated/console/{screens,drawers,panels,dialogs}/*.ts', { eager: true }),
};

/** An expression of the shipped descriptors that uses an external link, and the object that it belongs to. */
interface Use {
  readonly at: string;
  readonly key: string;
  readonly expression: Expression;
  readonly part: object;
}

function* usesIn(part: unknown, at: string): Iterable<Use> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (isExpression(value) && String(value).includes('externalLink')) yield { at, key, expression: value, part };
    else yield* usesIn(value, `${at}.${key}`);
  }
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'function';
}

const uses = Object.entries(compiled).flatMap(([file, module]) => [...usesIn(module, file)]);

/** Everything is granted and known; only the deployment names no address. */
const scope: Scope = {
  externalLinks: {},
  permissions: { 'license.linkToCAS': 1 },
  item: { id: 'T1059.001' },
};

test('the descriptors use external links', () => {
  expect(uses.length).toBeGreaterThan(5);
});

test.each(uses.map((use) => [`${use.at}.${use.key}`, use] as const))(
  'without an address, %s leads nowhere and shows nothing to click',
  (_at, { key, expression, part }) => {
    expect(['href', 'visibleWhen']).toContain(key);
    if (key === 'href') expect(evaluate(expression, scope)).toBeUndefined();
    else expect(isShown(part, scope)).toBe(false);
  },
);

test.each(uses.flatMap(({ at, part }) => ('type' in part && part.type === 'open' ? [[at, part] as const] : [])))(
  'without an address, the button of %s is hidden',
  (_at, part) => {
    const action = { ...part, type: 'open' };
    expect(isShown({ action }, scope)).toBe(false);
    expect(isShown({ action: { ...action, href: () => 'https://service.example/' } }, scope)).toBe(true);
  },
);

test('a deployment that names no address has none, on no route either', () => {
  const result = parseConfig('{}');
  if (!result.ok) throw new Error(result.problem.reason);
  const trust = { origin: 'https://console.example', folder: '/', allowed: [] };
  const external = routes.flatMap((route) => (route.kind === 'external' ? [route] : []));
  expect(external.length).toBeGreaterThan(0);
  expect(external.map((route) => externalAddress(route, result.config, trust))).toEqual(external.map(() => undefined));
});

test('each external link is one that the descriptors use', () => {
  const text = [
    ...uses.map(({ expression }) => String(expression)),
    ...[...routes, ...(settings.lookups ?? [])].map((part) => JSON.stringify(part)),
  ];
  expect(
    externalLinks.filter((name) => !text.some((line) => line.includes(`"${name}"`) || line.includes(`'${name}'`))),
  ).toEqual([]);
});

test.each(['src/session', 'src/state', 'src/shell', 'src/app', 'descriptors', 'public'])(
  'nothing in %s leads to the demo',
  async (folder) => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && /\.(ts|tsx|json|js)$/.test(entry.name));
    const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8')));
    expect(files.flatMap(({ name }, index) => (texts[index]?.includes('__demo') ? [name] : []))).toEqual([]);
  },
);
