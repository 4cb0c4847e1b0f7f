import { undoCall } from '~/codegen/3-check/names/undo-call';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({
  alert: { path: '/alert' },
  changeAlert: { path: '/alert', method: 'patch', safe: false },
  revertAlert: { path: '/alert/reversal', method: 'post', safe: false },
});
const toast = { type: 'toast', text: 'Changed.', intent: 'success' };
const withCall = (call: object) => ({
  'drawers/url.json': drawer([
    { type: 'action', id: 'a', label: 'A', button: { id: 'b', label: 'B', action: { type: 'call', ...call } } },
  ]),
});
const undo = { text: 'Changed.', operation: 'revertAlert' };

table(
  undoCall,
  [
    ['a change has a call that undoes it', { given: withCall({ operation: 'changeAlert', undo }), want: [] }],
    [
      'what follows the call is no second toast',
      {
        given: withCall({ operation: 'changeAlert', undo, then: [{ type: 'close' }, { ...toast, type: '▶toast' }] }),
        want: ['operation/undo -> Delete this toast.'],
      },
    ],
    [
      'a read undoes nothing',
      {
        given: withCall({ operation: 'changeAlert', undo: { text: 'Changed.', operation: '▶alert' } }),
        want: ['operation/undo -> Name an operation that changes something.'],
      },
    ],
    [
      'nothing undoes a read',
      {
        given: withCall({ operation: 'alert', undo: { ...undo, operation: '▶revertAlert' } }),
        want: ['operation/undo -> Delete "undo".'],
      },
    ],
  ],
  contract,
);
