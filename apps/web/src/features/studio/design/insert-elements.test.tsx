// @vitest-environment happy-dom
import { getAiStatus } from '@kilim/contract';
import { generatedScreenPath } from '@kilim/design-model';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { respond } from '../../../testing/respond.ts';
import { button, drop, field, insert, openDesigner, options } from './testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('the palette', () => {
  it('has the categories of the studio and finds components by name', async () => {
    const { user } = await openDesigner();
    for (const name of ['Temel Elemanlar', 'Hazır Bloklar', 'Akıllı Bileşenler']) screen.getByText(name);
    await user.type(screen.getByRole('searchbox', { name: 'Bileşen ara' }), 'form');
    screen.getByRole('button', { name: 'Akıllı form' });
    expect(screen.queryByRole('button', { name: 'Düğme' })).toBeNull();
    await user.clear(screen.getByRole('searchbox', { name: 'Bileşen ara' }));
    await user.type(screen.getByRole('searchbox', { name: 'Bileşen ara' }), 'xyz');
    screen.getByText('Bu adla bileşen yok.');
  });

  it('inserts by click and by Enter', async () => {
    const studio = await openDesigner();
    await insert(studio, 'Düğme');
    screen.getByRole('button', { name: 'Metin' }).focus();
    await studio.user.keyboard('{Enter}');
    expect(options().map((name) => name.split(',')[0])).toEqual(['Düğme', 'Metin']);
    expect(options()[0]).toContain('100 × 44');
  });

  it('inserts what is dropped and refuses anything else', async () => {
    await openDesigner();
    await drop(button, 224, 124);
    expect(options()).toHaveLength(1);
    await drop('{"type":"window"}', 224, 124);
    expect(options()).toHaveLength(1);
    await screen.findByText('Bileşen eklenemedi');
  });
});

describe('templates', () => {
  it('fills the screen, and undo empties it again', async () => {
    const { user } = await openDesigner();
    await user.click(screen.getByRole('button', { name: 'Şablonlar' }));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Giriş ekranı şablonunu kullan' }));
    expect(options().length).toBeGreaterThan(3);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(options()).toHaveLength(0);
  });
});

describe('the component generator', () => {
  it('shows a preview and adds it below what the screen has', async () => {
    const studio = await openDesigner(undefined, [
      respond(getAiStatus, { provider: 'builtin', model: 'kilim-builtin', readsImages: false }),
    ]);
    const { user } = studio;
    await insert(studio, 'Düğme');
    const lowest = Number(field('Y').value) + 44;
    await user.click(screen.getByRole('button', { name: 'Bileşen üretici' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bileşen üretici' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Açıklama' }), 'giriş formu{Tab}');
    await user.click(within(dialog).getByRole('button', { name: 'Üret' }));
    expect(studio.project.contents.has(generatedScreenPath)).toBe(false);
    await user.click(await within(dialog).findByRole('button', { name: 'Ekrana ekle' }));
    const added = options().slice(1);
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) expect(Number(name.split(', ')[2])).toBeGreaterThan(lowest);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(options()).toHaveLength(1);
  });
});
