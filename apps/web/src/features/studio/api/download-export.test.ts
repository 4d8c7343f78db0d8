import { expect, it } from 'vitest';
import { exportFileName } from './download-export.ts';

it.each([
  ['My Shop', 'my-shop.zip'],
  ['\u0130\u015f Takibi \u00c7\u0131\u011f\u0131r', 'is-takibi-cigir.zip'],
  ['../../etc', 'etc.zip'],
  ['\u6771\u4eac', 'app.zip'],
])('names the zip of %s', (name, file) => {
  expect(exportFileName(name)).toBe(file);
});
