import { expect, test } from 'vitest';
import { textRuns } from '~/ui/UntrustedText';

const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4';

test.each<[string, string, readonly string[]]>([
  ['a word', 'Malicious', []],
  ['words', 'Called a page of the command and control server', []],
  ['a technique', 'T1204.002', []],
  ['an identifier with hyphens, which is broken there', 'b7a2d1c4-0000-4000-8000-0000000000a1', []],
  ['Japanese, which is broken anywhere', 'この端末では不審な挙動が検出されましたので隔離してください', []],
  ['a hash', hash, [hash]],
  ['a hash among words', `File ${hash} was removed`, [hash]],
  ['an address', 'See https://cdn.example/a/very/long/way', ['https://cdn.example/a/very/long/way']],
])('of %s, the runs that must be broken somewhere', (_, text, want) => {
  const runs = textRuns(text);
  expect(runs.filter(({ long }) => long).map((run) => run.text)).toEqual(want);
  expect(runs.map((run) => run.text).join('')).toBe(text);
});
