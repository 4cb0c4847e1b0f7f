import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settings } from '~/generated/console/console';
import type { Field, Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { FieldList } from '~/view/section/FieldList';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const base = { id: 'f', label: text('Label'), value: (scope: Scope): unknown => scope.v } as const;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function showSections(sections: readonly Section[], v: unknown): Promise<void> {
  const world = await setUp();
  await world.show(<FieldList sections={sections} scope={{ ...session, v }} />);
}

/** Replaces the browser's observer of what is visible; nothing is until `comeIntoSight`. */
function observeSight() {
  const observers: { readonly report: (entries: object[]) => void; readonly targets: Set<Element> }[] = [];
  class Observer {
    readonly targets = new Set<Element>();
    constructor(report: (entries: object[]) => void) {
      observers.push({ report, targets: this.targets });
    }
    observe(target: Element): void {
      this.targets.add(target);
    }
    disconnect(): void {
      this.targets.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    comeIntoSight(element: Element | null) {
      for (const { report, targets } of observers)
        for (const target of targets) if (target.contains(element)) report([{ target, isIntersecting: true }]);
    },
  };
}

describe('a long drawer', () => {
  afterEach(() => vi.unstubAllGlobals());

  const { renderBatch } = settings.limits;
  const field = (id: string) => ({ ...base, id, type: 'text' }) as const;
  const fields = (count: number, name = 'f') => numbers(count).map((n) => field(`${name}${n}`));
  const drawn = () => [...document.querySelectorAll('[data-field]')].map((each) => each.getAttribute('data-field'));

  const tools = () => document.querySelectorAll('[data-action="copy"]').length;
  const valueOf = (id: string) => document.querySelector(`[data-field="${id}"] [data-value]`);

  test('has the label and the text of a thousand fields at once, and the tools of those in sight', async () => {
    const observed = observeSight();
    const all = fields(1000);
    await showSections([{ id: 's', fields: all }], 'x');
    expect(drawn()).toEqual(all.map(({ id }) => id));
    expect(valueOf('f999')?.textContent).toBe('x');
    const atOnce = tools();
    expect(atOnce).toBeLessThan(renderBatch);
    act(() => observed.comeIntoSight(valueOf('f999')));
    expect(tools()).toBeGreaterThan(atOnce);
    expect(document.querySelector('[data-field="f999"] [data-action="copy"]')).toBeTruthy();
    expect(document.querySelector('[data-field="f500"] [data-action="copy"]')).toBeNull();
    expect(drawn()).toEqual(all.map(({ id }) => id));
  });

  test('shows the fields of its first sections in full, and its sections in their order', async () => {
    observeSight();
    const sections = numbers(50).map((n) => ({ id: `s${n}`, title: text(`S${n}`), fields: fields(10, `s${n}-`) }));
    await showSections(sections, 'x');
    expect(drawn()).toEqual(sections.flatMap((section) => section.fields.map(({ id }) => id)));
    expect(screen.getAllByRole('heading')).toHaveLength(50);
    expect(document.querySelector('[data-section="s0"] [data-action="copy"]')).toBeTruthy();
    expect(document.querySelector('[data-section="s40"] [data-action="copy"]')).toBeNull();
  });

  test.each<[string, Field, unknown, string]>([
    ['a number', { ...base, type: 'number' }, 1234, '1,234'],
    ['a time', { ...base, type: 'dateTime' }, '2026-01-02T03:04:05Z', '2026-01-02 03:04:05'],
    ['a list', { ...base, type: 'list' }, ['one', 'two'], 'one\ntwo'],
    ['a long list', { ...base, type: 'list', first: 2 }, ['one', 'two', 'three'], 'one\ntwo\n…'],
    ['a map', { ...base, type: 'map' }, { a: 1, b: { c: 'd' } }, 'a: 1\nb.c: d'],
    ['no value', { ...base, type: 'text' }, null, '-'],
    ['no value with words for that', { ...base, type: 'text', empty: text('None yet') }, null, 'None yet'],
    ['markup', { ...base, type: 'text' }, '<b>x</b>', '<b>x</b>'],
  ])('has %s out of sight as text', async (_, given, v, want) => {
    observeSight();
    await showSections([{ id: 's', fields: [...fields(400), { ...given, id: 'last' }] }], v);
    expect(valueOf('last')?.textContent).toBe(want);
    expect(valueOf('last')?.children).toHaveLength(0);
  });

  test('has a text of a million characters truncated out of sight', async () => {
    observeSight();
    await showSections([{ id: 's', fields: fields(400) }], 'a'.repeat(1_000_000));
    expect(valueOf('f399')?.textContent.length).toBeLessThan(5000);
  });

  test('has a table and a message out of sight as they are', async () => {
    observeSight();
    const columns = [{ type: 'text', id: 'c', label: text('C'), value: (scope: Scope) => scope.item }] as const;
    const rest: readonly Field[] = [
      { ...base, id: 't', type: 'table', columns },
      { type: 'message', id: 'm', text: text('Note') },
    ];
    await showSections([{ id: 's', fields: [...fields(400), ...rest] }], ['x']);
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.getByText('Note').closest('dl')).toBeNull();
  });

  test('of three hundred fields is there in full at once', async () => {
    await showSections([{ id: 's', fields: fields(3 * renderBatch) }], 'x');
    expect(tools()).toBe(3 * renderBatch);
  });

  test('without any field shows the buttons of its sections', async () => {
    const buttons = [{ id: 'b', label: text('Go'), action: { type: 'navigate', to: '/dashboard' } }] as const;
    await showSections([{ id: 's', fields: [], buttons }], 'x');
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
  });
});
