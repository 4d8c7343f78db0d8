// @vitest-environment happy-dom
import { type Asset, downloadAsset, listAssets } from '@kilim/contract';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respond } from '../../../../testing/respond.ts';
import { stubUploads } from '../../../../testing/scripted-upload.ts';
import { findPreviewHost, previewHost } from '../../testing/fake-preview-host.ts';
import { fakeSourceWorker } from '../../testing/fake-source-worker.ts';
import { renderStudio } from '../../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

const home = `import { StyleSheet, Text, View } from 'react-native';
import { strings } from './strings';
import { space } from './theme';
import { Card } from './Card';

export default function HomeScreen() {
  return (
    <View style={styles.page}>
      {/* stays */}
      <Text style={styles.title}>{strings.title}</Text>
      <Card style={styles.card} size={2}>
        <Text style={styles.line}>Bir</Text>
        <Text style={styles.line}>İki</Text>
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { padding: space.md },
  title: { color: '#111111' },
  card: { gap: 4 },
  line: { fontSize: 16 },
});
`;

const files = {
  'src/App.tsx': "export { default } from './HomeScreen';",
  'src/HomeScreen.tsx': home,
  'src/Card.tsx': `import { View, type ViewProps } from 'react-native';

export const Card = ({ children, style }: ViewProps & { size: number }) => <View style={style}>{children}</View>;
`,
  'src/strings.ts': "export const strings = { title: 'Bugün' };\n",
  'src/theme.ts': 'export const space = { sm: 8, md: 12 };\n',
  'package.json': '{}',
};

afterEach(() => vi.unstubAllGlobals());

type Handlers = NonNullable<NonNullable<Parameters<typeof renderStudio>[0]>['handlers']>;

async function openScreen(
  width?: number,
  own: Readonly<Record<string, string>> = files,
  handlers: Handlers = [],
) {
  const studio = await renderStudio({
    isCodeShown: false,
    files: own,
    handlers,
    ...(width === undefined ? {} : { width }),
  });
  await findPreviewHost();
  await studio.user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  const choice = await screen.findByRole('combobox', { name: 'Tuvalde açık olan' }, { timeout: 15_000 });
  await studio.user.selectOptions(choice, 'HomeScreen');
  return studio;
}

/** The changed lines of a file of the project, once it was saved. */
async function changesOf(studio: Awaited<ReturnType<typeof renderStudio>>, path: keyof typeof files) {
  await studio.user.keyboard('{Control>}s{/Control}');
  const before = files[path].split('\n');
  let changed: readonly string[] = [];
  await waitFor(() => {
    const now =
      studio.project
        .list()
        .find((file) => file.path === path)
        ?.content.split('\n') ?? [];
    changed = now.filter((line) => !before.includes(line)).map((line) => line.trim());
    expect(changed.length).toBeGreaterThan(0);
  });
  return changed;
}

// The designer is a chunk of its own, which takes a while to load on a busy machine.
const layer = (name: string | RegExp) => screen.findByRole('treeitem', { name }, { timeout: 15_000 });

describe('a screen of the project', () => {
  beforeEach(() => fakeSourceWorker());

  it('opens with its elements, and selects what is pressed in the running app', async () => {
    const { user } = await openScreen();
    await layer('Text: Bugün');
    const host = previewHost();
    act(() => host.report({ kind: 'running', lastGood: true }));
    await waitFor(() => expect(host.picks.at(-1)).toBe('start'));
    const element = { path: 'src/HomeScreen.tsx', line: 11, column: 7, name: 'Card', text: '', props: '' };
    act(() => host.sayPicked({ kind: 'picked', element }));
    await screen.findByRole('heading', { name: 'Card' });
    expect(host.picks.at(-1)).toBe('start');
    await waitFor(() =>
      expect(host.marks).toEqual({
        places: [{ path: 'src/HomeScreen.tsx', line: 11, column: 7 }],
        file: 'src/HomeScreen.tsx',
      }),
    );
    act(() => host.sayMarked(2));
    await screen.findByText('Uygulamada 2 yerde görünüyor.');
    act(() => host.sayMarked(0));
    await screen.findByText(/şu an uygulamada görünmüyor/);
    await user.click(screen.getByRole('button', { name: 'Uygulamada öğe seç' }));
    await waitFor(() => expect(host.picks.at(-1)).toBe('stop'));
  });

  it('changes the text of a catalogue in its own file', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('Text: Bugün'));
    const field = await screen.findByRole('textbox', { name: 'Metin' });
    screen.getByText('src/strings.ts dosyasında, strings.title');
    await studio.user.clear(field);
    await studio.user.type(field, 'Yarın');
    await studio.user.tab();
    await layer('Text: Yarın');
    expect(await changesOf(studio, 'src/strings.ts')).toEqual(["export const strings = { title: 'Yarın' };"]);
  });

  it('changes a style in exactly its line, and undoes it as one step', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('Card'));
    const style = await screen.findByRole('region', { name: 'Stil' });
    await studio.user.selectOptions(within(style).getByRole('combobox', { name: 'Stil ekle' }), 'padding');
    const padding = await within(style).findByRole('textbox', { name: 'İç boşluk' });
    await studio.user.clear(padding);
    await studio.user.type(padding, '24{Enter}');
    await waitFor(() =>
      expect(within(style).getByRole<HTMLInputElement>('textbox', { name: 'İç boşluk' }).value).toBe('24'),
    );
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual(['card: { gap: 4, padding: 24 },']);
    await studio.user.click(screen.getByRole('button', { name: /^Geri al/ }));
    await studio.user.click(screen.getByRole('button', { name: /^Geri al/ }));
    await waitFor(() => expect(within(style).queryByRole('textbox', { name: 'İç boşluk' })).toBeNull());
    await studio.user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(studio.project.list().find(({ path }) => path === 'src/HomeScreen.tsx')?.content).toBe(home),
    );
  });

  it('shows a token as bound, and detaches it', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('View'));
    const bound = await screen.findByRole('combobox', { name: 'İç boşluk, bağlı değer' });
    expect(
      within(bound)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['space.sm (8)', 'space.md (12)', 'Kendi değeri (12)']);
    await studio.user.selectOptions(bound, 'space.sm');
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual(['page: { padding: space.sm },']);
  });

  it('asks with a style that others use whether only this element changes', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('Text: Bir'));
    await screen.findByText('Bu stili 2 öğe kullanıyor.');
    await studio.user.click(screen.getByRole('checkbox', { name: 'Yalnızca burada değiştir' }));
    const size = screen.getByRole('textbox', { name: 'Yazı boyutu' });
    await studio.user.clear(size);
    await studio.user.type(size, '20{Enter}');
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual([
      '<Text style={[styles.line, styles.text]}>Bir</Text>',
      'text: { fontSize: 20 },',
    ]);
  });

  it('moves, copies and removes by keyboard in the layers', async () => {
    const studio = await openScreen();
    const { user } = studio;
    await user.click(await layer('Text: Bir'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const names = () =>
      within(screen.getByRole('tree'))
        .getAllByRole('treeitem')
        .flatMap((row) => row.getAttribute('aria-label') ?? []);
    await waitFor(() => expect(names().slice(-2)).toEqual(['Text: İki', 'Text: Bir']));
    expect(screen.getByRole('treeitem', { selected: true }).getAttribute('aria-label')).toBe('Text: Bir');
    (await layer('Text: Bir')).focus();
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(names()).toHaveLength(6));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(names()).toHaveLength(5));
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(screen.getByRole('treeitem', { selected: true }).getAttribute('aria-label')).toBe('View');
    await user.keyboard('{Delete}');
    // The reason in the properties, and again as the answer to the key.
    await waitFor(() =>
      expect(
        screen.getAllByText('En dıştaki öğe taşınamaz, çoğaltılamaz ve silinemez.').length,
      ).toBeGreaterThan(1),
    );
  });

  it('inserts an element of the palette into the selected one', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('Card'));
    await studio.user.click(screen.getByRole('button', { name: 'Bileşenler' }));
    await studio.user.click(screen.getByRole('button', { name: 'Başlık' }));
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual([
      '<Text role="heading" style={styles.heading}>Başlık</Text>',
      "heading: { fontSize: 24, fontWeight: 'bold', color: '#1F1A17' },",
    ]);
  });

  it('moves into another parent and out again by keyboard, and by dragging', async () => {
    const studio = await openScreen();
    const { user } = studio;
    const outline = () =>
      within(screen.getByRole('tree'))
        .getAllByRole('treeitem')
        .map((each) => `${each.getAttribute('aria-level')} ${each.getAttribute('aria-label')}`);
    await user.click(await layer('Text: Bir'));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    const out = ['1 View', '2 Text: Bugün', '2 Card', '3 Text: İki', '2 Text: Bir'];
    await waitFor(() => expect(outline()).toEqual(out));
    (await layer('Text: Bir')).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const into = ['1 View', '2 Text: Bugün', '2 Card', '3 Text: İki', '3 Text: Bir'];
    await waitFor(() => expect(outline()).toEqual(into));
    const card = await layer('Card');
    card.getBoundingClientRect = () => new DOMRect(0, 0, 200, 32);
    const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
    fireEvent.dragStart(await layer('Text: Bugün'), { dataTransfer });
    for (const make of [createEvent.dragOver, createEvent.drop]) {
      const event = make(card, { dataTransfer });
      Object.defineProperty(event, 'clientY', { value: 16 });
      fireEvent(card, event);
    }
    await waitFor(() => expect(outline()[1]).toBe('2 Card'));
    expect(outline().at(-1)).toBe('3 Text: Bugün');
  });

  it('inserts a picture of the library into the selected element', async () => {
    const picture = {
      id: 'a1' as Asset['id'],
      name: 'kupa.png',
      type: 'image' as const,
      mediaType: 'image/png',
      size: 5,
      width: 480,
      height: 240,
      thumbnail: null,
      folder: 'images' as const,
      tags: [],
      uploadedAt: '2026-11-20T10:00:00.000+00:00',
    };
    const content = `kilim-binary sha256:${'a'.repeat(64)} image/png 5 480x240\n`;
    const uploads = stubUploads();
    const studio = await openScreen(undefined, files, [
      respond(listAssets, { assets: [picture], total: 1, nextCursor: null, tags: [], hasSamples: true }),
      respond(downloadAsset, new Blob(['bytes'])),
    ]);
    await studio.user.click(await layer('Card'));
    await studio.user.click(screen.getByRole('button', { name: 'Kitaplık' }));
    await studio.user.click(await screen.findByRole('button', { name: /kupa\.png/ }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const file = {
      path: 'assets/kupa.png',
      content,
      hash: 'a'.repeat(64),
      size: 5,
      updatedAt: picture.uploadedAt,
    };
    uploads[0]?.answer(200, { revision: 2, versionId: 'v2', file });
    await studio.user.click(screen.getByRole('button', { name: 'Katmanlar' }));
    await layer('Image');
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual([
      "import { StyleSheet, Text, View, Image } from 'react-native';",
      "<Image source={require('../assets/kupa.png')} style={styles.image} />",
      'image: { width: 240, height: 120 },',
    ]);
  });

  it('is resized by a handle in the running app, as one step, and a drag is dropped by Escape', async () => {
    const studio = await openScreen();
    await studio.user.click(await layer('Card'));
    const host = previewHost();
    act(() => host.report({ kind: 'running', lastGood: true }));
    act(() => host.sayMarked(1, { x: 20, y: 30, width: 200, height: 80 }));
    const handle = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-source-handle="bottom-right"]');
      if (found === null) throw new Error('There is no handle.');
      return found;
    });
    // Three to resize, and one that changes the order.
    expect(document.querySelectorAll('[data-source-handle]')).toHaveLength(4);
    handle.setPointerCapture = () => undefined;
    const at = (clientX: number, clientY: number) => ({ button: 0, pointerId: 1, clientX, clientY });
    fireEvent.pointerDown(handle, at(220, 110));
    fireEvent.pointerMove(handle, at(300, 140));
    await studio.user.keyboard('{Escape}');
    fireEvent.pointerUp(handle, at(300, 140));
    expect(screen.getByRole('button', { name: /^Geri al/ })).toHaveProperty('disabled', true);
    fireEvent.pointerDown(handle, at(220, 110));
    fireEvent.pointerMove(handle, at(250, 125));
    fireEvent.pointerUp(handle, at(250, 125));
    expect(await changesOf(studio, 'src/HomeScreen.tsx')).toEqual([
      'card: { gap: 4, width: 230, height: 95 },',
    ]);
    await studio.user.click(screen.getByRole('button', { name: /^Geri al/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Geri al/ })).toHaveProperty('disabled', true),
    );
  });

  it('opens a component and goes back', async () => {
    const { user } = await openScreen();
    await user.click(await layer('Card'));
    await user.click(await screen.findByRole('button', { name: 'Bileşeni aç' }));
    await screen.findByRole('region', { name: 'Card.tsx ekranı' });
    await layer('View');
    await user.click(screen.getByRole('button', { name: 'src/HomeScreen.tsx dosyasına dön' }));
    await layer('Text: Bugün');
  });

  it('names the line of broken code and opens it', async () => {
    const { user } = await openScreen(undefined, {
      ...files,
      'src/HomeScreen.tsx': home.replace('</Card>', '</Crad>'),
    });
    await screen.findByText(/1[14]\. satırda bir yazım hatası var/);
    screen.getByText('Bu dosyada öğe yok.');
    await user.click(screen.getByRole('button', { name: 'Satırı aç' }));
    await screen.findByRole('textbox', { name: 'src/HomeScreen.tsx düzenleyicisi' }, { timeout: 15_000 });
  });
});

it('says so when the code cannot be read', async () => {
  fakeSourceWorker(true);
  await openScreen();
  await screen.findByText('Ekranlar şu an tuvalde açılamıyor. Sayfayı yenileyip yeniden deneyin.');
});

it('is usable in a narrow pane', async () => {
  fakeSourceWorker();
  const studio = await renderStudio({ files, width: 390 });
  await studio.user.click(screen.getByRole('button', { name: 'Tasarım' }));
  await studio.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Tuvalde açık olan' }),
    'HomeScreen',
  );
  await layer('Text: Bugün');
});
