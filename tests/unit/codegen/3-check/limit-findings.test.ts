import { expect, test } from 'vitest';
import { limitFindings } from '~/codegen/3-check/limit-findings';
import type { Diagnostic } from '~/codegen/language/model';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const finding = (code: string, file: string): Diagnostic => ({
  severity: 'error',
  code,
  file,
  line: 1,
  column: 1,
  length: 1,
  pointer: '',
  message: '',
});

test('the first 500 findings of a code are reported, and that there are more', () => {
  const many = Array.from({ length: 600 }, (_, index) => finding('name/message', `${index}.json`));
  const others = [finding('name/icon', '1.json'), finding('name/icon', '2.json')];
  const limited = limitFindings([...many, ...others]);
  expect(limited.slice(0, 500)).toEqual(many.slice(0, 500));
  expect(limited[500]).toMatchObject({ code: 'rule/too-many', file: '500.json' });
  expect(limited.slice(501)).toEqual(others);
});

test('what only follows from another mistake uses up no limit', () => {
  const shared = Array.from({ length: 600 }, (_, index) => `"NEW.KEY_${index}": "Text ${index}"`).join(', ');
  const unused = edited(shipped, 'descriptors/messages/en.json', (text) =>
    text.replace('"shared": {', `"shared": { ${shared},`),
  );
  // While a descriptor has an error, nothing is known about what it may read.
  const wrong = edited(unused, 'descriptors/drawers/url.json', (text) => text.replace('"urlQuery"', '"urlQeury"'));
  const codes = (sources: typeof shipped) =>
    new Set(shippedCompiler.check(sources).diagnostics.map(({ code }) => code));
  expect(codes(unused)).toContain('rule/too-many');
  expect(codes(wrong)).toContain('name/operation');
  expect(codes(wrong)).not.toContain('rule/too-many');
});
