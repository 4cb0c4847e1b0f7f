import { expect, test } from 'vitest';
import { LinkedChanges } from '~/studio/page/model/linked-changes';

const others = [{ file: 'ja', before: 'a', text: 'b' }];

test('the other files follow a step back and a step forth, and no other edit', () => {
  const linked = new LinkedChanges();
  linked.record({ file: 'url', before: '1', text: '2', others });
  expect(linked.following('url', '2', '1')).toEqual([{ file: 'ja', from: 'b', to: 'a' }]);
  expect(linked.following('url', '1', '2')).toEqual([{ file: 'ja', from: 'a', to: 'b' }]);
  expect(linked.following('url', '2', '3')).toEqual([]);
  expect(linked.following('host', '2', '1')).toEqual([]);
});

test('if a step was made twice, the files follow the last one', () => {
  const linked = new LinkedChanges();
  linked.record({ file: 'url', before: '1', text: '2', others });
  linked.record({ file: 'url', before: '1', text: '2', others: [{ file: 'ja', before: 'c', text: 'd' }] });
  expect(linked.following('url', '2', '1')).toEqual([{ file: 'ja', from: 'd', to: 'c' }]);
});
