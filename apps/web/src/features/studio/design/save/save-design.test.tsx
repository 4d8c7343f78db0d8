// @vitest-environment happy-dom
import { designPath, generatedScreenPath, readDesign } from '@kilim/design-model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderStudio } from '../../testing/render-studio.tsx';
import { canvas, insert, openDesigner, options } from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

describe('the preview', () => {
  it('runs the generated code without changing the project', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    const tools = within(screen.getByRole('toolbar', { name: 'Tasarım araçları' }));
    await studio.user.click(tools.getByRole('button', { name: 'Önizleme' }));
    expect(screen.queryByRole('listbox', { name: 'Tuval' })).toBeNull();
    expect(studio.project.contents.has(generatedScreenPath)).toBe(false);
    await studio.user.click(tools.getByRole('button', { name: 'Tasarım' }));
    expect(options()).toHaveLength(1);
  });
});

describe('saving', () => {
  it('keeps the design in the project, writes its code and opens it again', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    await studio.user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('Tasarım kaydedildi');
    const saved = studio.project.contents.get(designPath) ?? '';
    const read = readDesign(saved);
    expect(read.ok && read.value.design.screens[0]?.elements.map(({ name }) => name)).toEqual(['Düğme']);
    const code = studio.project.contents.get(generatedScreenPath) ?? '';
    expect(code).toContain('export function GeneratedScreen');
    const shown = await screen.findByRole('dialog', { name: 'Oluşturulan kod' });
    expect(within(shown).getByRole('region', { name: generatedScreenPath }).textContent).toBe(code);
    await studio.user.click(within(shown).getByRole('button', { name: 'Editörde aç' }));
    await screen.findByRole('tab', { name: /GeneratedScreen/ });
    expect(code).toContain('Düğme');
    studio.unmount();
    await openDesigner({ 'src/App.tsx': '', [designPath]: saved, [generatedScreenPath]: code });
    expect(options()).toHaveLength(1);
  });

  it('shows no code when it is saved by keys', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    await studio.user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Tasarım kaydedildi');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a change without saving too', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Metin');
    await waitFor(() => expect(studio.project.contents.get(designPath)).toContain('Metin'), {
      timeout: 4_000,
    });
    expect(studio.project.contents.get(generatedScreenPath)).toBeUndefined();
  });

  it('shows the difference before it replaces code that was edited by hand', async () => {
    const mine = 'export const mine = 1;\n';
    const studio = await openDesigner({ 'src/App.tsx': '', [generatedScreenPath]: mine });
    await insert(studio, 'Düğme');
    await studio.user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Elle değiştirilmiş kod' });
    expect(studio.project.contents.get(generatedScreenPath)).toBe(mine);
    await studio.user.click(within(dialog).getByRole('button', { name: 'Elle yazılanı koru' }));
    await screen.findByText('Tasarım kaydedildi');
    expect(studio.project.contents.get(generatedScreenPath)).toBe(mine);
    await screen.findByRole('dialog', { name: 'Oluşturulan kod' });
    await studio.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await studio.user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const again = await screen.findByRole('dialog', { name: 'Elle değiştirilmiş kod' });
    await studio.user.click(within(again).getByRole('button', { name: 'Üstüne yaz' }));
    await waitFor(() =>
      expect(studio.project.contents.get(generatedScreenPath)).toContain('GeneratedScreen'),
    );
  });

  it('offers a way on when the design is damaged', async () => {
    const studio = await renderStudio({
      isCodeShown: false,
      files: { 'src/App.tsx': '', [designPath]: '{"kilim":"design"' },
    });
    await studio.user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
    await screen.findByText('Tasarım açılamadı');
    await studio.user.click(screen.getByRole('button', { name: 'Boş tasarımla başla' }));
    await canvas();
  });
});
