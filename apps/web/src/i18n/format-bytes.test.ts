import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 KB', '0 KB'],
  [1, '0,1 KB', '0.1 KB'],
  [2_048, '2 KB', '2 KB'],
  [3.44 * 1_048_576, '3,4 MB', '3.4 MB'],
  [200 * 1_048_576, '200 MB', '200 MB'],
  [1_024 * 1_048_576, '1 GB', '1 GB'],
  [20_480 * 1_048_576, '20 GB', '20 GB'],
  [5 * 1024 ** 4, '5 TB', '5 TB'],
])('writes %d bytes as %s and %s', (bytes, turkish, english) => {
  expect(formatBytes(bytes, 'tr')).toBe(turkish);
  expect(formatBytes(bytes, 'en')).toBe(english);
});
