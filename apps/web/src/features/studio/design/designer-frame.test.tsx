// @vitest-environment happy-dom

import { designPath } from '@kilim/design-model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, insert, openDesigner } from './testing/open-designer.ts';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('around the canvas', () => {
  it('says device, size, zoom, mode and number of elements, and the studio its components', async () => {
    const studio = await openDesigner();
    const { user } = studio;
    const region = within(screen.getByRole('region', { name: 'Tasarım' }));
    region.getByText('0 eleman');
    await insert(studio, 'Düğme');
    region.getByText('1 eleman');
    screen.getByText('1 bileşen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cihaz' }), 'tablet');
    expect(region.getAllByText('Tablet 768 × 1024').length).toBeGreaterThanOrEqual(2);
    await user.click(region.getByRole('button', { name: /%100 yap$/ }));
    await user.click(region.getByRole('button', { name: 'Yakınlaştır' }));
    expect(region.getAllByText('%110').length).toBe(2);
    region.getByText('Tasarım');
    await user.click(region.getByRole('button', { name: 'Önizleme' }));
    region.getByText('Önizleme');
  });

  it('covers the window on request, and leaves it again', async () => {
    const { user } = await openDesigner();
    const bar = within(screen.getByRole('toolbar', { name: 'Tasarım araçları' }));
    await user.click(bar.getByRole('button', { name: 'Tam ekran' }));
    const leave = bar.getByRole('button', { name: 'Tam ekrandan çık' });
    expect(leave.getAttribute('aria-pressed')).toBe('true');
    await user.click(leave);
    bar.getByRole('button', { name: 'Tam ekran' });
  });

  it('gives a screen a background of its own', async () => {
    const studio = await openDesigner();
    await studio.user.clear(field('Arka plan'));
    await studio.user.type(field('Arka plan'), '#AABBCC{Enter}');
    await studio.user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(studio.project.contents.get(designPath)).toContain('"backgroundColor":"#AABBCC"'),
    );
  });

  it('closes and opens the categories of the palette', async () => {
    const { user } = await openDesigner();
    const category = screen.getByText('Hazır Bloklar').closest('details');
    expect(category?.open).toBe(true);
    await user.click(screen.getByText('Hazır Bloklar'));
    expect(category?.open).toBe(false);
  });
});
