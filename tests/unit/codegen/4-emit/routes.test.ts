import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny, evaluate } from '~/tests/harness/codegen/4-emit/tiny';

describe('compiled routes', () => {
  const area = (...routes: readonly Json[]) => ({ area: 'Area', routes });
  const given = {
    'routes/b': area({ kind: 'screen', path: '/b', title: 'B', keys: [5] }, { kind: 'redirect', path: '*', to: '/b' }),
    'routes/a': area(
      { kind: 'screen', path: '/a/{id*}', title: 'A' },
      { kind: 'catch-all', path: '/a/x', title: 'X' },
      { kind: 'outside', path: '/saml', title: 'S' },
    ),
  };

  test('have the kind of a screen unless they name another, the pattern of the router and the area of their file', async () => {
    const { routes } = await evaluate(emitTiny(given)('routes.ts'));
    const areaA = { key: 'routes.a.area', text: 'Area' };
    expect(routes).toMatchObject([
      {
        ...{ kind: 'screen', path: '/a/{id*}', pattern: '/a/*', tail: true },
        area: areaA,
        title: { key: 'routes.a.routes./a/{id*}.title' },
      },
      { kind: 'catch-all', path: '/a/x' },
      { path: '/saml' },
      { path: '/b', keys: [5], area: { key: 'routes.b.area', text: 'Area' } },
      { path: '*', tail: true },
    ]);
    expect(routes).not.toContainEqual(expect.objectContaining({ path: '/b', pattern: expect.anything() }));
  });

  test('have the texts of their file by address, and messages by key', async () => {
    const files = {
      'messages/en': { language: 'English', direction: 'ltr', shared: { 'UI.AREA': 'Shared', 'UI.TITLE': 'Shared' } },
      'routes/a': area({ kind: 'screen', path: '/a/{id*}', title: 'A' }, { kind: 'redirect', path: '/b', to: '/a' }),
      'routes/b': {
        area: { message: 'UI.AREA' },
        routes: [{ kind: 'screen', path: '/c', title: { message: 'UI.TITLE' } }],
      },
    };
    const { routes } = await evaluate(emitTiny(files)('routes.ts'));
    const areaA = { key: 'routes.a.area', text: 'Area' };
    expect(routes).toEqual([
      {
        ...{ kind: 'screen', path: '/a/{id*}', pattern: '/a/*', tail: true, area: areaA },
        title: { key: 'routes.a.routes./a/{id*}.title', text: 'A' },
      },
      { kind: 'redirect', path: '/b', to: '/a', area: areaA },
      { kind: 'screen', path: '/c', title: { key: 'UI.TITLE' }, area: { key: 'UI.AREA' } },
    ]);
    expect(emitTiny(files)('routes.ts')).not.toContain("'routes.a.");
  });
});
