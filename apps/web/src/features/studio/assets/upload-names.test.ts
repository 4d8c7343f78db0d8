import { expect, it } from 'vitest';
import { assetFolder, uploadPath } from './upload-names.ts';

it.each([
  ['logo.png', 'assets/logo.png'],
  ['Ekran Resmi 2026.png', 'assets/Ekran Resmi 2026.png'],
  ['a:b?.png', 'assets/a-b-.png'],
  ['icons/small/a.png', 'assets/icons/small/a.png'],
  ['../../etc/passwd', 'assets/etc/passwd'],
  ['a\u202e.png', 'assets/a-.png'],
  ['I\u0307.png', 'assets/\u0130.png'],
])('puts %s at %s', (name, path) => {
  expect(uploadPath(assetFolder, name)).toBe(path);
});

it.each(['..', '', ' ', `${'a'.repeat(300)}.png`, 'con.png'])('has no path for %j', (name) => {
  expect(uploadPath(assetFolder, name)).toBeNull();
});
