import { describe, expect, test } from 'vitest';
import { linkTarget, queryValue } from '~/lib/expression/web-functions';

const pages = '<https://a.example/hosts?page=1>; rel="prev", <https://a.example/hosts?page=3>; rel="next last"';

describe('the target of a link', () => {
  test.each([
    ['of the relation', pages, 'next', 'https://a.example/hosts?page=3'],
    ['of another one', pages, 'prev', 'https://a.example/hosts?page=1'],
    ['of one of several relations', pages, 'last', 'https://a.example/hosts?page=3'],
    ['in upper or lower case', '</a>; REL=Next', 'next', '/a'],
    ['behind other parameters with commas and quotes', '</a>; title="x, <y>; rel=\\"next\\""; rel=next', 'next', '/a'],
    ['with a comma in its address', '</a,b>; rel=next', 'next', '/a,b'],
    ['whose first relation counts', '</a>; rel=prev; rel=next', 'next', undefined],
    ['of no such relation', pages, 'first', undefined],
    ['of what is no header', 'next', 'next', undefined],
    ['of no text', 5, 'next', undefined],
    ['of no relation', pages, undefined, undefined],
  ])('%s', (_, text, relation, want) => {
    expect(linkTarget(text, relation)).toBe(want);
  });

  test('takes no long time in a header that somebody made to be slow', () => {
    const slow = ['<'.repeat(200_000), `<a>${';'.repeat(200_000)}`, `<a>; rel="${'\\\\'.repeat(100_000)}`];
    for (const text of slow) expect(linkTarget(text, 'next')).toBeUndefined();
  }, 5000);
});

test.each([
  ['/hosts?page=3&cursor=a%20b', 'cursor', 'a b'],
  ['https://a.example/hosts?page=3#page=4', 'page', '3'],
  ['?page=3&page=4', 'page', '3'],
  ['/hosts?page=3', 'limit', undefined],
  ['/hosts', 'page', undefined],
  [undefined, 'page', undefined],
  ['/hosts?page=3', 3, undefined],
])('in the query of %s the value of %s is %s', (address, name, want) => {
  expect(queryValue(address, name)).toBe(want);
});
