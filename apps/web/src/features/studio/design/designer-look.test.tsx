// @vitest-environment happy-dom
import { designPath, readDesign } from '@kilim/design-model';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const zeros = '0'.repeat(64);
const files = {
  'src/App.tsx': 'export default App;',
  'src/theme.ts': "export const light = { page: '#f0f9f5', ink: '#111e19' };\n",
  'assets/Lora-Bold.ttf': `kilim-binary sha256:${zeros} font/ttf 67\n`,
  'package.json': '{}',
};

async function openDesigner(own: Readonly<Record<string, string>> = files) {
  const studio = await renderStudio({ isCodeShown: false, files: own });
  await studio.user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  await canvas();
  const insert = (name: string) => studio.user.click(screen.getByRole('button', { name }));
  return { ...studio, insert };
}

const canvas = () => screen.findByRole('listbox', { name: 'Tuval' }, { timeout: 15_000 });
const rowNames = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const row = (name: string) => screen.getByRole('treeitem', { name });
const chosenRows = () =>
  screen.queryAllByRole('treeitem', { selected: true }).map((each) => each.getAttribute('aria-label'));

describe('fonts and colours of the project', () => {
  it('sets a font of the project, one of every device, and the usual one', async () => {
    const { user, insert } = await openDesigner();
    await insert('Metin');
    const font = screen.getByRole('combobox', { name: 'Yazı tipi' });
    expect(
      within(font)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cihazın yazı tipi', 'Tırnaklı', 'Sabit aralıklı', 'El yazısı', 'Lora-Bold']);
    await user.selectOptions(font, 'Lora-Bold');
    const text = screen.getByRole('option', { name: /^Metin,/ });
    expect(text.style.fontFamily).toContain('kilim-assets_Lora-Bold_ttf');
    await user.selectOptions(font, 'serif');
    expect(text.style.fontFamily).toBe('serif');
    await user.selectOptions(font, '');
    expect(text.style.fontFamily).toContain('Roboto');
  });

  it('keeps the font in the stored design', async () => {
    const { user, insert, project } = await openDesigner();
    await insert('Metin');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Yazı tipi' }), 'serif');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => {
      const stored = project.list().find(({ path }) => path === designPath)?.content ?? '';
      const read = readDesign(stored);
      expect(read.ok && read.value.design.screens[0]?.elements[0]?.props.fontFamily).toBe('serif');
    });
  });

  it('says how a font gets here when the project has none', async () => {
    const { insert } = await openDesigner({ 'src/App.tsx': '', 'package.json': '{}' });
    await insert('Metin');
    screen.getByText('Projeye bir TTF veya OTF dosyası ekleyin, burada seçilir.');
  });

  it('offers the named colours of the theme in the picker', async () => {
    const { user, insert } = await openDesigner();
    await insert('Düğme');
    await user.click(screen.getByRole('button', { name: 'Renk seç: Arka plan' }));
    const picker = await screen.findByRole('dialog', { name: 'Arka plan' });
    within(picker).getByText('Projenin renkleri');
    await user.click(within(picker).getByRole('button', { name: 'light.ink, #111E19' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Arka plan' }).value).toBe('#111E19');
  });
});

describe('layers', () => {
  async function openLayers() {
    const studio = await openDesigner();
    for (const name of ['Kapsayıcı', 'Düğme', 'Metin']) await studio.insert(name);
    await studio.user.click(screen.getByRole('button', { name: 'Katmanlar' }));
    return studio;
  }

  /** Drags one row over another, at a part of its height. */
  function drag(from: string, to: string, part: number): void {
    const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
    fireEvent.dragStart(row(from), { dataTransfer });
    const target = row(to);
    target.getBoundingClientRect = () => new DOMRect(0, 0, 200, 32);
    for (const make of [createEvent.dragOver, createEvent.drop]) {
      const event = make(target, { dataTransfer });
      Object.defineProperty(event, 'clientY', { value: part * 32 });
      fireEvent(target, event);
    }
  }

  it('moves rows by dragging: beside another one, and into a container', async () => {
    await openLayers();
    expect(rowNames()).toEqual(['Metin', 'Düğme', 'Kapsayıcı']);
    drag('Metin', 'Kapsayıcı', 0.9);
    expect(rowNames()).toEqual(['Düğme', 'Kapsayıcı', 'Metin']);
    drag('Düğme', 'Kapsayıcı', 0.5);
    expect(rowNames()).toEqual(['Kapsayıcı', 'Düğme', 'Metin']);
    expect(row('Düğme').getAttribute('aria-level')).toBe('2');
  });

  it('selects several rows by keyboard, groups them, and moves in and out', async () => {
    const { user } = await openLayers();
    row('Metin').focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(chosenRows()).toEqual(['Metin', 'Düğme']);
    await user.keyboard('{Control>}g{/Control}');
    expect(rowNames()).toEqual(['Grup', 'Metin', 'Düğme', 'Kapsayıcı']);
    row('Metin').focus();
    await user.keyboard('{ArrowUp}{ArrowDown}{Alt>}{ArrowLeft}{/Alt}');
    expect(row('Metin').getAttribute('aria-level')).toBe('1');
    row('Metin').focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(row('Metin').getAttribute('aria-level')).toBe('2');
    await user.keyboard('{End}');
    expect(chosenRows()).toEqual(['Kapsayıcı']);
  });

  it('locks and hides by keys, also on the canvas', async () => {
    const { user } = await openLayers();
    row('Düğme').focus();
    await user.keyboard('{ArrowUp}{ArrowDown}{Control>}{Shift>}h{/Shift}{/Control}');
    screen.getByRole('button', { name: 'Göster: Düğme' });
    (await canvas()).focus();
    await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}{Control>}{Shift>}l{/Shift}{/Control}');
    screen.getByRole('button', { name: 'Gizle: Düğme' });
    screen.getByRole('button', { name: 'Kilidi aç: Düğme' });
  });
});

it('goes through its panels by F6 and pans the canvas without a selection', async () => {
  const { user } = await openDesigner();
  for (const node of document.querySelectorAll('*')) {
    Object.defineProperty(node, 'offsetParent', { value: document.body, configurable: true });
  }
  const target = await canvas();
  target.focus();
  const world = target.firstElementChild as HTMLElement;
  const before = world.style.transform;
  await user.keyboard('{ArrowRight}');
  expect(world.style.transform).not.toBe(before);
  const seen = [];
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{F6}');
    const active = document.activeElement;
    seen.push(
      active === target
        ? 'canvas'
        : active?.closest('[role="toolbar"]')
          ? 'toolbar'
          : (active?.closest('aside')?.getAttribute('aria-label') ?? 'left'),
    );
  }
  expect(seen).toEqual(['Özellikler', 'toolbar', 'left', 'canvas']);
  await user.keyboard('{Shift>}{F6}{/Shift}');
  expect(document.activeElement?.closest('aside')).not.toBeNull();
});
