import { expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny } from '~/tests/harness/codegen/4-emit/tiny';

const paragraphOf = (value: string): Json => ({ type: 'paragraph', text: { text: '{v}', with: { v: value } } });
const slide = (id: string, content: readonly Json[]): Json => ({ id, title: 'T', walk: true, content });

function needsOf(rest: { readonly [name: string]: Json }): readonly unknown[] {
  const sources = {
    first: { operation: 'urlQuery' },
    second: { operation: 'urlQuery', body: { deep: { url: 'first.host' } } },
    third: { operation: 'urlQuery' },
  };
  const files = emitTiny({ 'dialogs/tour': { title: 'T', closing: 'dismissible', sources, ...rest } });
  return [...files('dialogs/tour.ts').matchAll(/needs: \[(.*)\]/g)].map(([, names]) => names);
}

const quiet = slide('quiet', [{ type: 'paragraph', text: 'T' }]);

test.each<[string, { readonly given: { readonly [name: string]: Json }; readonly want: readonly string[] }]>([
  ['what it reads', { given: { slides: [slide('a', [paragraphOf('third.host')]), quiet] }, want: ["'third'", ''] }],
  [
    'what that reads itself',
    { given: { slides: [slide('a', [paragraphOf('second.host')]), quiet] }, want: ["'first', 'second'", ''] },
  ],
  [
    'what stands inside other blocks',
    {
      given: {
        slides: [quiet, slide('a', [{ type: 'part', id: 'p', title: 'T', content: [paragraphOf('third.host')] }])],
      },
      want: ['', "'third'"],
    },
  ],
  [
    'what the buttons around all slides read',
    {
      given: {
        slides: [slide('a', [paragraphOf('first.host')]), quiet],
        buttons: [{ id: 'go', label: 'Go', action: { type: 'close' }, visibleWhen: 'has(third.host)' }],
      },
      want: ["'third', 'first'", "'third'"],
    },
  ],
  ['and a dialog without slides tells nothing of it', { given: { content: [paragraphOf('first.host')] }, want: [] }],
])('a slide needs %s', (_, { given, want }) => {
  expect(needsOf(given)).toEqual(want);
});
