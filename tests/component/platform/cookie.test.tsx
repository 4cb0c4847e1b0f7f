import { afterEach, expect, test } from 'vitest';
import { createPage } from '~/platform/browser';

const page = createPage(window);
const names = ['XSRF-TOKEN', 'XSRF', 'bad'];

afterEach(() => {
  for (const name of names) document.cookie = `${name}=; max-age=0`;
});

test('a cookie is read by its whole name, and decoded', () => {
  document.cookie = 'XSRF=other';
  expect(page.cookie('XSRF-TOKEN')).toBeUndefined();
  document.cookie = 'XSRF-TOKEN=a%3Db';
  expect(page.cookie('XSRF-TOKEN')).toBe('a=b');
});

test('a cookie that cannot be decoded counts as none', () => {
  document.cookie = 'bad=%E0%A4%A';
  expect(page.cookie('bad')).toBeUndefined();
});
