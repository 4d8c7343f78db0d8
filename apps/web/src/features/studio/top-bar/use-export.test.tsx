// @vitest-environment happy-dom
import { checkExport, exportProject, type UntestedPackage } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError, respondNever } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const described = {
  packages: [],
  warnings: [],
  warningCount: 0,
  folder: 'hali',
  files: [
    { path: 'package.json', size: 900 },
    { path: 'src/App.tsx', size: 2_048 },
  ],
  digest: 'd1',
  zipBytes: 4_096,
};
const noPackages = respond(checkExport, described);
const packages: UntestedPackage[] = [
  { name: 'axios', version: '1.9.0', uses: [{ path: 'src/api.ts', line: 3 }] },
  { name: 'victory-native', version: null, uses: [{ path: 'src/Chart.tsx', line: 1 }] },
];
const untested = respond(checkExport, { ...described, packages });
const zip = respond(exportProject, () => new Blob(['zip']));

/** Names of the files that the browser has downloaded. */
let downloads: string[];
beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

async function startExport(options: Parameters<typeof renderStudio>[0]) {
  const studio = await renderStudio(options);
  await studio.user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projeyi dışa aktarın' }));
  return { ...studio, dialog };
}

it('shows the files of the zip and the steps to run it, before anything is downloaded', async () => {
  const { dialog } = await startExport({ handlers: [noPackages, zip] });
  for (const text of ['hali', 'App.tsx', '2 dosya, 2,9 KB', 'npm ci', 'npx expo start']) {
    await dialog.findByText(text);
  }
  dialog.getByRole('button', { name: 'Kopyala: npx expo start' });
  expect(callsTo(exportProject)).toEqual([]);
});

it('downloads the project under its name in plain letters', async () => {
  const { user, dialog } = await startExport({ handlers: [noPackages, zip] });
  await user.click(await dialog.findByRole('button', { name: 'İndir (4 KB)' }));
  await dialog.findByText('Proje indirildi');
  expect(downloads).toEqual(['hali.zip']);
  expect(callsTo(exportProject).map(({ query }) => query['packages'])).toEqual([undefined]);
  dialog.getByText('npm ci');
});

it('stops a download', async () => {
  const { user, dialog } = await startExport({ handlers: [noPackages, respondNever(exportProject)] });
  await user.click(await dialog.findByRole('button', { name: 'İndir (4 KB)' }));
  await dialog.findByRole('progressbar');
  await user.click(dialog.getByRole('button', { name: 'İndirmeyi durdur' }));
  await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(downloads).toEqual([]);
});

it('lists what will not work on a phone', async () => {
  const { dialog } = await startExport({
    handlers: [
      respond(checkExport, {
        ...described,
        warnings: [{ kind: 'web-only-tag', path: 'src/Web.tsx', line: 2 }],
        warningCount: 3,
      }),
    ],
  });
  await dialog.findByText('Telefonda çalışmayacak 3 yer var');
  dialog.getByText('src/Web.tsx, 2. satır');
  dialog.getByText('ve 2 yer daha');
});

it('saves unsaved edits first', async () => {
  const saved: (string | undefined)[] = [];
  const { user, project } = await renderStudio({
    handlers: [
      respond(checkExport, () => {
        saved.push(project.contents.get('src/App.tsx'));
        return described;
      }),
    ],
  });
  await editCode('edited');
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await screen.findByRole('button', { name: 'İndir (4 KB)' });
  expect(saved).toEqual(['edited']);
});

it('opens the conflict dialog instead of exporting a conflict', async () => {
  const { user, project } = await renderStudio({ handlers: [noPackages, zip] });
  await editCode('mine');
  project.changeElsewhere('src/App.tsx', 'theirs');
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await screen.findByText('Önce kaydedilmemiş değişiklikleri çözün');
  await screen.findByRole('dialog', { name: 'src/App.tsx başka bir yerde de değişti' });
  expect(downloads).toEqual([]);
});

it('shows why the export failed and offers another try', async () => {
  const { user, dialog } = await startExport({
    handlers: [noPackages, respondError(exportProject, 'general_unavailable')],
  });
  await user.click(await dialog.findByRole('button', { name: 'İndir (4 KB)' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Proje dışa aktarılamadı');
  expect(downloads).toEqual([]);
  server.use(zip);
  await user.click(dialog.getByRole('button', { name: 'İndir (4 KB)' }));
  await dialog.findByText('Proje indirildi');
});

it('shows a project that cannot be exported, with a retry', async () => {
  const { user, dialog } = await startExport({
    handlers: [
      respondError(checkExport, 'export_failed', {
        params: { path: 'src/App.tsx', line: 2, column: 1, reason: 'syntax' },
      }),
    ],
  });
  expect((await dialog.findByRole('alert')).textContent).toContain('src/App.tsx');
  server.use(noPackages);
  await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
  await dialog.findByText('npm ci');
});

describe('untested packages', () => {
  it('are listed with version and place before anything is downloaded', async () => {
    const { dialog } = await startExport({ handlers: [untested, zip] });
    const list = within(await dialog.findByRole('list', { name: 'Denenmemiş paketler' }));
    for (const text of ['axios', '1.9.0', 'src/api.ts, 3. satır', 'victory-native', 'sürüm belirtilmemiş']) {
      list.getByText(text);
    }
    expect(callsTo(exportProject)).toEqual([]);
  });

  it.each([
    [/^Paketleri ekle/, 'keep', 'npm install'],
    [/^Paketleri dışarıda bırak/, 'omit', 'npm ci'],
  ])('"%s" exports with the choice %s', async (label, choice, install) => {
    const { user, dialog } = await startExport({ handlers: [untested, zip] });
    await user.click(await dialog.findByRole('radio', { name: label }));
    await dialog.findByText(install);
    await user.click(dialog.getByRole('button', { name: 'İndir (4 KB)' }));
    await dialog.findByText('Proje indirildi');
    expect(callsTo(exportProject).map(({ query }) => query['packages'])).toEqual([choice]);
    expect(downloads).toEqual(['hali.zip']);
  });
});
