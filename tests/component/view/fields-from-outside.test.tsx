import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Field } from '~/generated/contract/descriptor-types';
import { FieldList } from '~/view/section/FieldList';
import { visibleText } from '~/lib/visible-text';
import { base, showField } from '../../harness/view/show-field';
import { fieldValue, session, setUp } from '../../harness/view/support';

describe('text from outside', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '{name} $t(DRAWER.TITLE) {{x}}',
    'invoice\u202Egpj.exe',
    'javascript:alert(1)',
    '\u0000\uFFFF\uD800',
    '&lt;b&gt; &amp;',
  ];
  test.each(hostile)('the untrusted text %j is shown as visible characters [DR-FRAME-22]', async (given) => {
    await showField({ ...base, type: 'text' }, given);
    const shown = fieldValue('f').querySelector('bdi');
    expect(shown?.textContent).toBe(visibleText(given));
    // The console's own elements are marks of hidden characters alone.
    expect(shown?.querySelectorAll(':not(.descry-code-point)')).toHaveLength(0);
  });

  test('a text of a million characters is truncated, and shown completely on request', async () => {
    await showField({ ...base, type: 'text' }, 'ab'.repeat(500_000));
    expect(fieldValue('f').textContent?.length).toBeLessThan(5000);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 1,000,000 characters' }));
    expect(fieldValue('f').textContent).toHaveLength(1_000_000);
  });

  test.each([
    ['an address with a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a plain foreign address', 'http://evil.example/'],
    ['an address with a user name', 'https://console.example@evil.example/'],
    ['nothing', undefined],
  ])('a link to %s is text', async (_, href) => {
    await showField({ ...base, type: 'link', href: () => href, window: 'new' }, 'Click here');
    expect(screen.queryByRole('link')).toBeNull();
    expect(fieldValue('f').textContent).toBe('Click here');
  });

  test('a foreign link shows its host and opens in a new window; a link to the own origin does neither', async () => {
    const world = await setUp();
    const link = { ...base, type: 'link' } as const;
    const fields: readonly Field[] = [
      { ...link, id: 'foreign', href: () => 'https://other.example/x', window: 'new' },
      { ...link, id: 'own', href: () => '/#/app/home', window: 'same' },
    ];
    await world.show(<FieldList sections={[{ id: 's', fields }]} scope={{ ...session, v: 'Read on' }} />);
    const [foreign, trusted] = screen.getAllByRole('link');
    expect(foreign).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(within(foreign?.closest('dd') ?? document.body).getByText('other.example')).toBeDefined();
    expect(trusted?.getAttribute('href')).toBe('/#/app/home');
    expect(trusted?.getAttribute('target')).toBeNull();
  });
});
