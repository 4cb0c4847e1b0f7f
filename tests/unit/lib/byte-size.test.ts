import { expect, test } from 'vitest';
import { byteSize } from '~/lib/byte-size';

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_575, '1.00 MB'],
  [1_048_576, '1.00 MB'],
  [1_234_567, '1.18 MB'],
  [1024 ** 3, '1.00 GB'],
  [1024 ** 4, '1.00 TB'],
  [1024 ** 5, '1.00 PB'],
  [1024 ** 6, '1.00 EB'],
  [1024 ** 7, '1.00 ZB'],
  [1024 ** 8, '1.00 YB'],
  [1024 ** 9, '1024.00 YB'],
])('%d bytes read %s [DR-VAL-25 to 27, DR-OP-70]', (given, want) => {
  expect(byteSize(given)).toBe(want);
});
