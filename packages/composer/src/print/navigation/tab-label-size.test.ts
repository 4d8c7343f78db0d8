import { describe, expect, it } from 'vitest';
import { importKit } from '../../testing/kit-module.ts';

interface Kit {
  tabLabelSize(labels: readonly string[], barWidth: number, size: number): number;
}

const labels = ['Özet', 'Geçmiş', 'Grafik', 'Evcil hayvanlar', 'Ayarlar'];

describe('labels of tabs', () => {
  it('keep their size where all of them fit', async () => {
    const { tabLabelSize } = await importKit<Kit>('ui/tab-label-size');
    expect(tabLabelSize(['Bugün', 'Ayarlar'], 390, 11)).toBe(11);
  });

  it('are smaller on a narrow phone or with larger text, so that the longest one is not cut off', async () => {
    const { tabLabelSize } = await importKit<Kit>('ui/tab-label-size');
    const size = tabLabelSize(labels, 470, 11);
    expect(size).toBeLessThan(11);
    expect(size * 0.62 * 'Evcil hayvanlar'.length).toBeCloseTo(470 / 5 - 6);
  });

  it('stay readable', async () => {
    const { tabLabelSize } = await importKit<Kit>('ui/tab-label-size');
    expect(tabLabelSize(labels, 320, 13.2)).toBe(9);
  });
});
