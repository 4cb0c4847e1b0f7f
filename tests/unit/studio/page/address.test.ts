import { expect, test } from 'vitest';
import { createAddress } from '~/studio/page/model/address';

/** The address of a window, and what was last written to it. */
function addressOf(search: string) {
  const written: string[] = [];
  const replaceState: History['replaceState'] = (_state, _title, url) => void written.push(String(url));
  return { address: createAddress({ location: { search, pathname: '/studio/' }, history: { replaceState } }), written };
}

test('the object of a drawer does not follow to another file', () => {
  const { address, written } = addressOf('?file=drawers/container&object=1&region=UAE');
  address.show('drawers/container');
  expect(address.get()).toEqual({ file: 'drawers/container', object: '1', region: 'UAE' });
  address.show('drawers/url');
  expect(address.get()).toEqual({ file: 'drawers/url', region: 'UAE' });
  expect(written.at(-1)).toBe('?file=drawers%2Furl&region=UAE');
});
