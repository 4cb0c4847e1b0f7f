import { describe } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { slides } from '~/codegen/3-check/names/slides';
import { ticks } from '~/codegen/3-check/forms/ticks';
import { number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const paragraph = { type: 'paragraph', text: 'T' };
const tick = (name: string) => ({ type: 'checkbox', name, label: 'L' });
const slide = (id: string, content: readonly object[]) => ({ id, title: 'T', walk: true, content });
const dialog = (rest: object) => ({ 'dialogs/tour.json': { title: 'T', closing: 'dismissible', ...rest } });
const task = (rest: object) => ({
  type: 'task',
  id: 'run',
  status: { operation: 'urlQuery' },
  every: 5,
  running: "task.state == 'ON'",
  succeeded: "task.state == 'DONE'",
  rests: { seconds: 60, reason: 'Wait.' },
  outcomes: [{ id: 'done', when: "task.state == 'DONE'", text: 'T', intent: 'success' }],
  start: { operation: 'urlQuery' },
  button: { id: 'go', label: 'Go', working: 'Running' },
  ...rest,
});
const contract = contractOf({ urlQuery: { answer: objectOf({ state: string, seconds: number }, 'Task') } });

describe('slides', () => {
  table(slides, [
    [
      'a dialog with slides can start at one',
      { given: dialog({ startsAt: '1', slides: [slide('a', [paragraph]), slide('b', [paragraph])] }), want: [] },
    ],
    [
      'one without has none to start at',
      { given: dialog({ '▶startsAt': '1', content: [paragraph] }), want: ['dialog/slides'] },
    ],
  ]);
});

describe('names of ticks', () => {
  table(ticks, [
    [
      'stand once in all slides and parts',
      {
        given: dialog({
          slides: [
            slide('a', [tick('one'), { type: 'part', id: 'p', title: 'T', content: [tick('two')] }]),
            slide('b', [{ type: 'checkbox', 'name▶': 'two', label: 'L' }]),
          ],
        }),
        want: ['dialog/name-taken'],
      },
    ],
  ]);
});

describe('what expressions of a dialog read', () => {
  table(
    expressions,
    [
      [
        'the ticks of all slides and parts as form',
        {
          given: dialog({
            slides: [
              slide('a', [{ type: 'part', id: 'p', title: 'T', content: [tick('inside')] }]),
              slide('b', [{ ...paragraph, visibleWhen: 'form.inside' }]),
            ],
          }),
          want: [],
        },
      ],
      ['the state of a task as task', { given: dialog({ content: [task({})] }), want: [] }],
      [
        'with the type of its call',
        {
          given: dialog({ content: [task({ succeeded: "task.▶stat == 'ON'" })] }),
          want: ['expression/unknown-field -> state'],
        },
      ],
    ],
    contract,
  );
});
