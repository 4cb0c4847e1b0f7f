import { describe, expect, test } from 'vitest';
import { writeHeader, writeParameter, type ParameterStyle } from '~/lib/parameter-style';

const one = 'blue';
const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

// The examples of OpenAPI 3.1, "Style Examples".
const examples: readonly (readonly [ParameterStyle['style'], boolean, string, string, string])[] = [
  ['matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, 'color=blue', 'color=blue&color=black&color=brown', 'color[R]=100&color[G]=200&color[B]=150'],
  [
    'json',
    false,
    'color=%22blue%22',
    'color=%5B%22blue%22%2C%22black%22%2C%22brown%22%5D',
    'color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D',
  ],
];

describe('the value of a parameter', () => {
  test.each(examples)('in the style %s, exploded: %s', (style, explode, text, ofList, ofObject) => {
    const written = [one, list, object].map((value) => writeParameter('color', value, { style, explode }, true));
    expect(written).toEqual([text, ofList, ofObject]);
  });

  test('is encoded, keys and names too, so that it never becomes another parameter', () => {
    const style = { style: 'deepObject', explode: true } as const;
    expect(writeParameter('a&b', { 'x]&admin': '1&admin=2' }, style, true)).toBe('a%26b[x%5D%26admin]=1%26admin%3D2');
    const parts = { style: 'form', explode: false } as const;
    expect(writeParameter('ids', ['a,b', 'c'], parts, true)).toBe('ids=a%2Cb,c');
  });

  test.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['an empty object', {}],
    ['what has only parts that cannot be written', [null, {}, [1]]],
    ['half a character', ['a\ud800']],
  ])('is not written for %s', (_, value) => {
    expect(writeParameter('ids', value, { style: 'form', explode: false }, true)).toBeUndefined();
  });

  test('leaves out parts that are no text, number or boolean', () => {
    expect(writeParameter('ids', [1, null, { a: 1 }, true], { style: 'pipeDelimited', explode: false }, true)).toBe(
      'ids=1%7Ctrue',
    );
  });

  test('stays as it is in a header', () => {
    const style = { style: 'simple', explode: false } as const;
    expect(writeHeader('X-Ids', ['a b', 'ü'], style)).toBe('a b,ü');
    expect(writeHeader('X-Filter', { a: 1 }, { style: 'json', explode: false })).toBe('{"a":1}');
  });
});
