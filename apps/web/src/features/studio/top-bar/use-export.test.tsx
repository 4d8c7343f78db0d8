// @vitest-environment happy-dom
import { checkExport, exportProject, type UntestedPackage } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const noPackages = respond(checkExport, { packages: [] });
const packages: UntestedPackage[] = [
  { name: 'axios', version: '1.9.0', uses: [{ path: 'src/api.ts', line: 3 }] },
  { name: 'victory-native', version: null, uses: [{ path: 'src/Chart.tsx', line: 1 }] },
];
const untested = respond(checkExport, { packages });
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
  return studio;
}

it('downloads the project under its name in plain letters', async () => {
  await startExport({ handlers: [noPackages, zip] });
  await screen.findByText('Proje indirildi');
  expect(downloads).toEqual(['hali.zip']);
  screen.getByText('Zip dosyasını açın, ardından: npm ci ve npx expo start');
});

it('saves unsaved edits first', async () => {
  const saved: (string | undefined)[] = [];
  const { user, project } = await renderStudio({
    handlers: [
      noPackages,
      respond(exportProject, () => {
        saved.push(project.contents.get('src/App.tsx'));
        return new Blob(['zip']);
      }),
    ],
  });
  await editCode('edited');
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await screen.findByText('Proje indirildi');
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

it('shows why the export failed', async () => {
  await startExport({ handlers: [noPackages, respondError(exportProject, 'general_unavailable')] });
  await screen.findByText('Proje dışa aktarılamadı');
  expect(downloads).toEqual([]);
});

describe('untested packages', () => {
  it('are listed with version and place before anything is downloaded', async () => {
    await startExport({ handlers: [untested, zip] });
    const list = within(await screen.findByRole('list', { name: 'Denenmemiş paketler' }));
    for (const text of ['axios', '1.9.0', 'src/api.ts, 3. satır', 'victory-native', 'sürüm belirtilmemiş']) {
      list.getByText(text);
    }
    expect(callsTo(exportProject)).toEqual([]);
  });

  it.each([
    ['Ekleyerek dışa aktar', 'keep', 'npm install'],
    ['Eklemeden dışa aktar', 'omit', 'npm ci'],
  ])('"%s" exports with the choice %s', async (label, choice, install) => {
    const { user } = await startExport({ handlers: [untested, zip] });
    await user.click(await screen.findByRole('button', { name: label }));
    await screen.findByText(new RegExp(`ardından: ${install}`));
    expect(callsTo(exportProject).map(({ query }) => query['packages'])).toEqual([choice]);
    expect(downloads).toEqual(['hali.zip']);
  });

  it('are not exported when the dialog is closed', async () => {
    const { user } = await startExport({ handlers: [untested, zip] });
    await user.click(await screen.findByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(exportProject)).toEqual([]);
  });
});
