// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, insert, openDesigner, options, point, pressOnCanvas } from '../testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

describe('layers and screens', () => {
  it('renames, locks, hides and orders elements', async () => {
    const studio = await openDesigner();
    const { user } = studio;
    await insert(studio, 'Düğme');
    await insert(studio, 'Metin');
    await user.click(screen.getByRole('button', { name: 'Katmanlar' }));
    const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
    expect(rows()).toEqual(['Metin', 'Düğme']);
    screen.getByRole('treeitem', { name: 'Metin' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows()).toEqual(['Düğme', 'Metin']);
    await user.keyboard('{F2}');
    await user.keyboard('Selam{Enter}');
    expect(rows()).toEqual(['Düğme', 'Selam']);
    await user.click(screen.getByRole('button', { name: 'Gizle: Selam' }));
    expect(options()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Kilitle: Düğme' }));
    await user.click(screen.getByRole('treeitem', { name: 'Düğme' }));
    await pressOnCanvas(studio, '{Delete}');
    expect(rows()).toEqual(['Düğme', 'Selam']);
  });

  it('adds, renames, duplicates and deletes screens; the last one stays', async () => {
    const { user } = await openDesigner();
    await user.click(screen.getByRole('button', { name: 'Ekranlar' }));
    const names = () =>
      within(screen.getByRole('list', { name: 'Ekranlar' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const act = async (name: string, action: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: `${name} için işlemler` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await user.click(screen.getByRole('button', { name: 'Ekran ekle' }));
    expect(names()).toEqual(['Ekran 1', 'Ekran 2']);
    await act('Ekran 2', 'Yukarı taşı');
    expect(names()).toEqual(['Ekran 2', 'Ekran 1']);
    await act('Ekran 2', 'Çoğalt');
    expect(names()).toHaveLength(3);
    await act('Ekran 1', 'Sil');
    expect(names()).toHaveLength(2);
  });
});

describe('properties', () => {
  it('keeps numbers within their bounds and shows what differs', async () => {
    const studio = await openDesigner();
    const { user } = studio;
    await insert(studio, 'Düğme');
    const size = field('Yazı boyutu');
    await user.clear(size);
    await user.type(size, '500{Enter}');
    expect(size.value).toBe('72');
    await user.clear(size);
    await user.type(size, 'abc{Enter}');
    expect(size.value).toBe('16');
    size.focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(size.value).toBe('27');
    await insert(studio, 'Metin');
    await pressOnCanvas(studio, '{Control>}a{/Control}');
    expect(field('Yazı boyutu').value).toBe('');
    expect(field('Yazı boyutu').placeholder).toBe('Farklı');
  });

  it('changes a number by dragging its label, as one step', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    const label = screen.getByText('Köşe yuvarlaklığı');
    label.setPointerCapture = () => undefined;
    const before = Number(field('Köşe yuvarlaklığı').value);
    point(label, 'pointerDown', 100, 0);
    for (const x of [106, 112, 130]) point(label, 'pointerMove', x, 0);
    point(label, 'pointerUp', 130, 0);
    expect(field('Köşe yuvarlaklığı').value).toBe(String(before + 10));
    await studio.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(field('Köşe yuvarlaklığı').value).toBe(String(before));
  });

  it('offers ten colours and reads typed ones', async () => {
    const studio = await openDesigner();
    const { user } = studio;
    await insert(studio, 'Düğme');
    await user.click(screen.getByRole('button', { name: 'Renk seç: Arka plan' }));
    const picker = await screen.findByRole('dialog', { name: 'Arka plan' });
    expect(within(picker).getAllByRole('button', { name: /^#/ }).length).toBeGreaterThanOrEqual(10);
    await user.click(within(picker).getByRole('button', { name: '#16803C' }));
    await user.keyboard('{Escape}');
    expect(field('Arka plan').value).toBe('#16803C');
    await user.clear(field('Arka plan'));
    await user.type(field('Arka plan'), 'abc{Enter}');
    expect(field('Arka plan').value).toBe('#AABBCC');
  });
});
