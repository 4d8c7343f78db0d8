// @vitest-environment happy-dom
import { AppError, downloadProjectContent, uploadProjectFile } from '@kilim/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { testProject } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const hash = 'a'.repeat(64);
const picture = `kilim-binary sha256:${hash} image/png 2048 40x30`;
const replaced = `kilim-binary sha256:${'b'.repeat(64)} image/png 4096 80x60`;
const archive = `kilim-binary sha256:${'c'.repeat(64)} application/zip 10`;
const files = {
  'src/App.tsx': 'app',
  'assets/logo.png': picture,
  'assets/Inter.ttf': `kilim-binary sha256:${'d'.repeat(64)} font/ttf 300000`,
  'assets/data.zip': archive,
};
const download = respond(downloadProjectContent, new Blob(['bytes']));
const upload = (content: string) =>
  respond(uploadProjectFile, ({ query }) => ({
    revision: 2,
    versionId: 'v2',
    file: {
      path: query['path'] ?? '',
      content,
      hash: content.slice(20, 84),
      size: 4096,
      updatedAt: testProject.updatedAt,
    },
  }));

// The test DOM does not send progress of uploads; the request itself is the one of a browser.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

it('names the size of a binary file in the tree', async () => {
  await renderStudio({ files, handlers: [download] });
  expect(screen.getByRole('treeitem', { name: 'logo.png, 2 KB' })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: 'Inter.ttf, 293 KB' })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: 'App.tsx' })).toBeTruthy();
});

it('shows a picture with its sides and size instead of the code editor', async () => {
  const { user } = await renderStudio({ files, handlers: [download] });
  await user.click(screen.getByRole('treeitem', { name: /logo\.png/ }));
  const image = await screen.findByRole('img', { name: 'assets/logo.png' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['40', '30']);
  expect(screen.getByText('40 × 30 px · image/png · 2 KB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Koyu' }));
  expect(screen.getByRole('button', { name: 'Koyu', pressed: true })).toBeTruthy();
});

it('offers a download of a file that cannot be shown', async () => {
  const { user } = await renderStudio({ files, handlers: [download] });
  await user.click(screen.getByRole('treeitem', { name: /data\.zip/ }));
  await screen.findByText(/burada gösterilemiyor/);
  expect(screen.getByRole('button', { name: 'İndir' })).toBeTruthy();
});

it('says that a file could not be read and reads it again', async () => {
  const { user } = await renderStudio({
    files,
    handlers: [respondError(downloadProjectContent, 'general_unavailable')],
  });
  await user.click(screen.getByRole('treeitem', { name: /data\.zip/ }));
  await screen.findByText(/Dosya okunamadı/);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(callsTo(downloadProjectContent).length).toBeGreaterThan(1));
});

it('uploads a chosen file and opens it', async () => {
  const { user } = await renderStudio({ files, handlers: [upload(replaced), download] });
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Dosya yükle', { selector: 'input' });
  await user.upload(field as HTMLInputElement, new File(['x'], 'photo.png', { type: 'image/png' }));
  await screen.findByRole('tab', { name: /photo\.png/, selected: true });
  expect(screen.getByText('80 × 60 px · image/png · 4 KB')).toBeTruthy();
  expect(screen.getByText('assets/photo.png eklendi')).toBeTruthy();
});

it('replaces a picture and offers to undo it', async () => {
  const { user } = await renderStudio({ files, handlers: [upload(replaced), download] });
  await user.click(screen.getByRole('treeitem', { name: /logo\.png/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Değiştir', { selector: 'input' });
  await user.upload(field, new File(['x'], 'other.png', { type: 'image/png' }));
  await screen.findByText('assets/logo.png değiştirildi');
  expect(screen.getByText('80 × 60 px · image/png · 4 KB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await screen.findByText('40 × 30 px · image/png · 2 KB');
});

it('uploads a file that is dropped on a folder into that folder', async () => {
  await renderStudio({ files, handlers: [upload(replaced), download] });
  const folder = screen.getByRole('treeitem', { name: 'src' });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const dataTransfer = { types: ['Files'], items: [], files: [file] };
  fireEvent.dragEnter(folder, { dataTransfer });
  expect(screen.getByText(/Yüklemek için bırakın/)).toBeTruthy();
  fireEvent.drop(folder, { dataTransfer });
  await screen.findByText('src/a.png eklendi');
});

it('says why an upload was refused', async () => {
  const { user } = await renderStudio({
    files,
    handlers: [
      respondError(uploadProjectFile, 'binary_file_too_large', { params: { path: 'a.png' } }),
      download,
    ],
  });
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Dosya yükle', { selector: 'input' });
  await user.upload(field as HTMLInputElement, new File(['x'], 'a.png'));
  await screen.findByText('a.png yüklenemedi');
  expect(screen.getByText(/en fazla 10 MB/)).toBeTruthy();
});

it('keeps both when the file is changed elsewhere during the upload', async () => {
  const refuse = respond(uploadProjectFile, ({ query }) => {
    const path = query['path'] ?? '';
    const conflict = { path, baseHash: hash, currentHash: 'f'.repeat(64), currentContent: archive };
    if (path === 'assets/logo.png')
      throw new AppError('file_conflict', { details: { conflicts: [conflict] } });
    const updatedAt = testProject.updatedAt;
    const file = { path, content: replaced, hash: 'b'.repeat(64), size: 4096, updatedAt };
    return { revision: 2, versionId: 'v2', file };
  });
  const { user } = await renderStudio({ files, handlers: [refuse, download] });
  await user.click(screen.getByRole('treeitem', { name: /logo\.png/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Değiştir', { selector: 'input' });
  await user.upload(field, new File(['x'], 'other.png', { type: 'image/png' }));
  await screen.findByText('assets/logo (2).png eklendi');
});
