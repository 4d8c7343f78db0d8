// @vitest-environment happy-dom
import { downloadProjectContent } from '@kilim/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { respond, respondError } from '../../../../testing/respond.ts';
import { stubUploads } from '../../../../testing/scripted-upload.ts';
import { canvas, insert, openDesigner, options } from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

const reference = (digit: string, mediaType: string) =>
  `kilim-binary sha256:${digit.repeat(64)} ${mediaType} 5`;
const element = (id: string, type: 'image' | 'text', props: object) => ({
  id,
  type,
  name: id,
  x: 0,
  y: 0,
  width: 100,
  height: 40,
  props,
  links: [],
  isLocked: false,
  isHidden: false,
  children: [],
});
/** A picture and a text with a font, as they are copied in another project. */
const copied = JSON.stringify({
  kilim: 'elements',
  elements: [
    element('photo', 'image', { source: 'assets/photo.png' }),
    element('title', 'text', { text: 'Selam', fontFamily: 'assets/Lora.ttf' }),
  ],
  from: {
    project: 'another-project-1',
    files: { 'assets/photo.png': reference('a', 'image/png'), 'assets/Lora.ttf': reference('b', 'font/ttf') },
  },
});

async function paste(text: string): Promise<void> {
  const target = await canvas();
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
}

const bytes = respond(downloadProjectContent, new Blob(['bytes']));
const family = () => screen.getByRole('option', { name: /^title,/ }).style.fontFamily;

it('copies the files of pasted elements from the other project', async () => {
  const uploads = stubUploads();
  await openDesigner(undefined, [bytes]);
  await paste(copied);
  for (const [index, path] of ['assets/photo.png', 'assets/Lora.ttf'].entries()) {
    await waitFor(() => expect(uploads[index]?.address).toContain(encodeURIComponent(path)));
    const digit = index === 0 ? 'a' : 'b';
    uploads[index]?.answer(200, {
      revision: 2 + index,
      versionId: `v${2 + index}`,
      file: {
        path,
        content: reference(digit, index === 0 ? 'image/png' : 'font/ttf'),
        hash: digit.repeat(64),
        size: 5,
        updatedAt: '2026-11-20T10:00:00.000+00:00',
      },
    });
  }
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(family()).toContain('assets_Lora_ttf');
});

it('uses a file that the project has under another name', async () => {
  const uploads = stubUploads();
  await openDesigner(
    {
      'src/App.tsx': '',
      'assets/mine.png': reference('a', 'image/png'),
      'assets/Own.ttf': reference('b', 'font/ttf'),
    },
    [bytes],
  );
  await paste(copied);
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(family()).toContain('assets_Own_ttf');
  expect(uploads).toHaveLength(0);
});

it('says when a file may not be read, and uses the default picture and font', async () => {
  await openDesigner(undefined, [respondError(downloadProjectContent, 'project_not_found')]);
  await paste(copied);
  await screen.findByText('Kopyalanamayan 2 dosyanın yerine varsayılan görsel veya yazı tipi kondu.');
  expect(options()).toHaveLength(2);
  expect(family()).toContain('Roboto');
});

it('puts the files of copied elements on the clipboard', async () => {
  const studio = await openDesigner(
    {
      'src/App.tsx': '',
      'assets/Lora.ttf': reference('b', 'font/ttf'),
      'assets/other.png': reference('c', 'image/png'),
    },
    [bytes],
  );
  await insert(studio, 'Metin');
  await studio.user.selectOptions(screen.getByRole('combobox', { name: 'Yazı tipi' }), 'Lora');
  let text = '';
  const data = { setData: (_type: string, value: string) => (text = value) };
  fireEvent.copy(await canvas(), { clipboardData: data });
  expect(JSON.parse(text)).toMatchObject({
    from: { files: { 'assets/Lora.ttf': reference('b', 'font/ttf') } },
  });
  expect(text).not.toContain('other.png');
});
