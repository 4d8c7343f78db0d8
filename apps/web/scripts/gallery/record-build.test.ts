import { expect, it } from 'vitest';
import { recordedApp } from '../../src/examples/featured-apps.ts';
import { composeGalleryApp, galleryLanguages } from './compose-gallery-app.ts';
import { recordBuild } from './record-build.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

it.each(galleryLanguages)('counts every file and line of the app once in %s', (language) => {
  const { files } = composeGalleryApp(recordedApp, language);
  const { written } = recordBuild(language);
  expect(sum(written.map((row) => row.files))).toBe(Object.keys(files).length);
  const lines = Object.values(files).map((content) => content.match(/\n/g)?.length ?? 0);
  expect(sum(written.map((row) => row.lines))).toBe(sum(lines));
  expect(written.map(({ path }) => path)).toContain('src/App.tsx');
});

it('lists files at the top and in src, and the other folders with their numbers of files', () => {
  const { written, folder } = recordBuild('en');
  for (const { path, files } of [...written, ...folder])
    expect([path, path.endsWith('/') || files === 1]).toEqual([path, true]);
  expect(folder.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['assets/', 'src/ui/', 'src/App.tsx', 'README.md', 'app.json']),
  );
  expect(written.length).toBeLessThan(26);
});

it('writes the description and the colours first, and sorts the export like a file manager', () => {
  const { written, folder } = recordBuild('tr');
  expect(written[0]?.path).toBe('app-spec.json');
  const paths = folder.map(({ path }) => path);
  expect(paths.indexOf('src/ui/')).toBeLessThan(paths.indexOf('src/App.tsx'));
  expect(paths.indexOf('src/App.tsx')).toBeLessThan(paths.indexOf('README.md'));
});
