// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderStudio } from '../../testing/render-studio.tsx';
import { canvas, options } from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));
afterEach(() => vi.restoreAllMocks());

async function openNarrow() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const studio = await renderStudio({ width: 390 });
  await studio.user.click(screen.getByRole('button', { name: 'Tasarım' }));
  await canvas();
  const bar = within(screen.getByRole('toolbar', { name: 'Tasarım araçları' }));
  const openMenu = async (): Promise<void> =>
    studio.user.click(bar.getByRole('button', { name: 'Diğer araçlar' }));
  const choose = async (name: string): Promise<void> => {
    await openMenu();
    await studio.user.click(
      await screen.findByRole(/^\w+ \d/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name }),
    );
  };
  return { studio, bar, openMenu, choose };
}

describe('a narrow bar', () => {
  it('keeps what is pressed most and has the rest in its menu', async () => {
    const { bar, openMenu } = await openNarrow();
    expect(
      bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Geri al', 'Yinele', 'Diğer araçlar', 'Önizleme', 'Kaydet']);
    await openMenu();
    const menu = within(await screen.findByRole('menu'));
    const items = [...menu.getAllByRole('menuitem'), ...menu.getAllByRole('menuitemcheckbox')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Şablonlar',
      'Bileşen üretici',
      'Kitaplık',
      'Tam ekran',
      'Ekrana sığdır',
      'Yakınlaştır',
      'Uzaklaştır',
      expect.stringContaining('%100 yap'),
      'Izgara ve cetveller',
      'Mobil 375 × 812',
      'Tablet 768 × 1024',
      'Masaüstü 1200 × 800',
    ]);
  });

  it('opens a tool and shows another device', async () => {
    const { studio, choose } = await openNarrow();
    await choose('Tablet 768 × 1024');
    expect(screen.getByText('Tablet 768 × 1024')).toBeTruthy();
    await choose('Şablonlar');
    const dialog = await screen.findByRole('dialog', { name: 'Şablonlar' });
    const [use] = within(dialog).getAllByRole('button', { name: /kullan/i });
    if (use === undefined) throw new Error('There is no template.');
    await studio.user.click(use);
    expect(options().length).toBeGreaterThan(3);
  });

  it('stays open for further steps of the zoom', async () => {
    const { studio, choose } = await openNarrow();
    await choose('Yakınlaştır');
    const zoomIn = screen.getByRole('menuitem', { name: 'Yakınlaştır' });
    const before = screen.getByRole('menuitem', { name: /%100 yap$/ }).textContent;
    await studio.user.click(zoomIn);
    expect(screen.getByRole('menuitem', { name: /%100 yap$/ }).textContent).not.toBe(before);
  });
});
