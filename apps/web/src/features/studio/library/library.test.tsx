// @vitest-environment happy-dom
import {
  type Asset,
  addAssetSamples,
  deleteAsset,
  downloadAsset,
  listAssets,
  updateAsset,
} from '@kilim/contract';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { type ScriptedUpload, stubUploads } from '../../../testing/scripted-upload.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));
vi.mock('./draw-picture.ts', () => ({
  drawThumbnail: async () => new Blob(['small']),
  drawPixels: async () => new Blob(['pixels']),
}));

const picture: Asset = {
  id: 'a1' as Asset['id'],
  name: 'logo.png',
  type: 'image',
  mediaType: 'image/png',
  size: 2_048,
  width: 640,
  height: 320,
  thumbnail: null,
  folder: 'images',
  tags: ['kafe'],
  uploadedAt: '2026-11-20T10:00:00.000+00:00',
};
const drawing = { ...picture, id: 'a2' as Asset['id'], name: 'çizim.svg', mediaType: 'image/svg+xml' };
const listed = (assets: readonly Asset[], hasSamples = true) =>
  respond(listAssets, {
    assets: [...assets],
    total: assets.length,
    nextCursor: null,
    tags: ['kafe'],
    hasSamples,
  });
const bytes = respond(downloadAsset, new Blob(['bytes']));

let uploads: readonly ScriptedUpload[];
beforeEach(() => {
  uploads = stubUploads();
});
const sentTo = (part: string) => uploads.filter(({ address }) => address.includes(part));
const stored = (path: string) => ({
  revision: 2,
  versionId: 'v2',
  file: {
    path,
    content: `kilim-binary sha256:${'a'.repeat(64)} image/png 5 640x320\n`,
    hash: 'a'.repeat(64),
    size: 5,
    updatedAt: picture.uploadedAt,
  },
});

type Handlers = NonNullable<NonNullable<Parameters<typeof renderStudio>[0]>['handlers']>;

async function openLibrary(...handlers: Handlers) {
  const studio = await renderStudio({ handlers });
  await studio.user.click(screen.getByRole('button', { name: 'Araçlar' }));
  await studio.user.click(await screen.findByRole('menuitem', { name: 'Kitaplık' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kitaplık' });
  return { ...studio, dialog };
}

it('shows each file with its facts and tags', async () => {
  const { dialog } = await openLibrary(listed([picture]));
  const list = await within(dialog).findByRole('list', { name: 'Kitaplık' });
  within(list).getByText('logo.png');
  within(list).getByText(/Görsel · 2 KB · 640 × 320/);
  within(list).getByText('#kafe');
});

it('gives an untouched library its samples', async () => {
  await openLibrary(listed([], false), respond(addAssetSamples, undefined));
  await waitFor(() => expect(callsTo(addAssetSamples)[0]?.body).toEqual({ language: 'tr' }));
});

it('searches 300 ms after the last key and filters by folder, type and tag', async () => {
  const { user, dialog } = await openLibrary(listed([picture]));
  await within(dialog).findByText('logo.png');
  await user.type(within(dialog).getByRole('searchbox'), 'log');
  await waitFor(() => expect(callsTo(listAssets).at(-1)?.query).toMatchObject({ search: 'log' }));
  // Not a request for every key.
  expect(callsTo(listAssets).filter(({ query }) => query.search !== undefined)).toHaveLength(1);
  for (const [name, option] of [
    ['Klasör', 'Görseller'],
    ['Tür', 'Yazı tipi'],
    ['Etiket', 'kafe'],
  ] as const)
    await user.selectOptions(within(dialog).getByRole('combobox', { name }), option);
  await waitFor(() =>
    expect(callsTo(listAssets).at(-1)?.query).toMatchObject({ folder: 'images', type: 'font', tag: 'kafe' }),
  );
});

it('uploads files with progress, adds a small picture and names a file that was refused', async () => {
  const { user, dialog } = await openLibrary(listed([]));
  await within(dialog).findByText('Kitaplığınız boş');
  const files = [new File(['x'], 'logo.png', { type: 'image/png' }), new File(['y'], 'b.pdf')];
  await user.upload(screen.getByTestId('library-files'), files);
  await waitFor(() => expect(sentTo('/assets?name=logo.png')).toHaveLength(1));
  act(() => sentTo('/assets?name=logo.png')[0]?.progress(1, 2));
  screen.getByRole('progressbar', { name: 'logo.png yükleniyor (1 / 2)' });
  act(() => sentTo('/assets?name=logo.png')[0]?.answer(201, picture));
  await waitFor(() => expect(sentTo('/a1/thumbnail')).toHaveLength(1));
  act(() => sentTo('/a1/thumbnail')[0]?.answer(200, picture));
  await waitFor(() => expect(sentTo('/assets?name=b.pdf')).toHaveLength(1));
  act(() => sentTo('/assets?name=b.pdf')[0]?.answer(400, { type: 'asset_type_unsupported', code: 400 }));
  await screen.findByText('b.pdf yüklenemedi');
  await screen.findByText('1 dosya kitaplığa eklendi');
});

it('asks before it deletes a file', async () => {
  const { user, dialog } = await openLibrary(listed([picture]), respond(deleteAsset, undefined));
  await user.click(await within(dialog).findByRole('button', { name: 'logo.png için işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog', { name: '“logo.png” silinsin mi?' });
  expect(callsTo(deleteAsset)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(callsTo(deleteAsset)[0]?.params).toEqual({ assetId: 'a1' }));
});

it('changes the name and the tags of a file', async () => {
  const { user, dialog } = await openLibrary(listed([picture]), respond(updateAsset, picture));
  await user.click(await within(dialog).findByRole('button', { name: 'logo.png için işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ad ve etiketler' }));
  const form = await screen.findByRole('dialog', { name: 'Ad ve etiketler' });
  await user.clear(within(form).getByLabelText('Ad'));
  await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
  await within(form).findByText('Dosyaya bir ad verin.');
  await user.type(within(form).getByLabelText('Ad'), 'kapak.png');
  await user.type(within(form).getByLabelText('Etiketler'), ', menü');
  await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(callsTo(updateAsset)[0]?.body).toEqual({ name: 'kapak.png', tags: ['kafe', 'menü'] }),
  );
});

it('copies a file into the project', async () => {
  const { user, dialog } = await openLibrary(listed([picture]), bytes);
  await user.click(await within(dialog).findByRole('button', { name: 'logo.png dosyasını projeye ekle' }));
  await waitFor(() => expect(sentTo('/files/upload')).toHaveLength(1));
  expect(decodeURIComponent(sentTo('/files/upload')[0]?.address ?? '')).toContain('path=assets/logo.png');
  act(() => sentTo('/files/upload')[0]?.answer(200, stored('assets/logo.png')));
  await screen.findByText('assets/logo.png eklendi');
});

it('says when the list cannot be loaded', async () => {
  const { dialog } = await openLibrary(respondError(listAssets, 'general_unknown'));
  await within(dialog).findByText('Kitaplık açılamadı');
});

it('renders the visible rows only above 100 files', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({
    ...picture,
    id: `a${at}` as Asset['id'],
    name: `${at}.png`,
  }));
  const { dialog } = await openLibrary(listed(many));
  const list = await within(dialog).findByRole('list', { name: 'Kitaplık' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.length).toBeLessThan(20);
  expect(list.style.height).toBe(`${101 * 80}px`);
});

it('inserts a picture into the canvas from the panel, a drawing as pixels in its own proportions', async () => {
  const { user } = await renderStudio({ isCodeShown: false, handlers: [listed([drawing]), bytes] });
  await user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  const canvas = await screen.findByRole('listbox', { name: 'Tuval' });
  await user.click(screen.getByRole('button', { name: 'Kitaplık', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'çizim.svg' }));
  await waitFor(() => expect(sentTo('/files/upload')).toHaveLength(1));
  expect(decodeURIComponent(sentTo('/files/upload')[0]?.address ?? '')).toContain('path=assets/çizim.png');
  act(() => sentTo('/files/upload')[0]?.answer(200, stored('assets/çizim.png')));
  const option = await within(canvas).findByRole('option', { selected: true });
  expect(option.getAttribute('aria-label')).toContain('Görsel');
  await user.click(screen.getByRole('button', { name: 'Bileşenler' }));
  expect(screen.getByLabelText('Genişlik')).toHaveProperty('value', '240');
  expect(screen.getByLabelText('Yükseklik')).toHaveProperty('value', '120');
});

it('takes a file of the library that is dropped on the canvas, and refuses other data', async () => {
  const { user } = await renderStudio({ isCodeShown: false, handlers: [bytes] });
  await user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  const canvas = await screen.findByRole('listbox', { name: 'Tuval' });
  const drop = (text: string): void => {
    const event = createEvent.drop(canvas);
    Object.defineProperties(event, {
      clientX: { value: 100 },
      clientY: { value: 100 },
      dataTransfer: {
        value: { getData: (type: string) => (type === 'application/x-kilim-asset' ? text : '') },
      },
    });
    fireEvent(canvas, event);
  };
  drop('{"id":"x"}');
  await screen.findByText('Bileşen eklenemedi');
  drop(JSON.stringify(picture));
  await waitFor(() => expect(sentTo('/files/upload')).toHaveLength(1));
  act(() => sentTo('/files/upload')[0]?.answer(200, stored('assets/logo.png')));
  await within(canvas).findByRole('option', { selected: true });
});
