import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function labelsOf(prompt: string, language: 'tr' | 'en' = 'tr'): string[] {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec.entities[0]?.fields.map(({ label }) => label) ?? [];
}

describe('a showcase of what is offered', () => {
  it.each([
    ['oyuncakçı için ürün vitrini', /vitr/i],
    ['takı butiğim için ürün sergisi', /sergi/i],
    ['lokantam için ürün menüsü', /menü/i],
    ['pastaneme ürün vitrini yap', /vitr|^yap$/i],
    ['butik ürün vitrini fiyatlarıyla', /vitr/i],
  ])('is no field: %s', (prompt, field) => {
    expect(labelsOf(prompt).filter((label) => field.test(label))).toEqual([]);
  });

  it('of services is no second field for the service', () => {
    const services = labelsOf('kuaförüm hizmet listesi').filter((label) => label === 'Hizmet');
    expect(services).toHaveLength(1);
  });

  it('keeps the letters of a word that ends like a case: "vitrini" is "vitrin"', () => {
    const read = understand({ prompt: 'cadde vitrini takibi', language: 'tr', seed: 7 });
    const names = read.kind === 'app' ? planApp(read).spec.entities[0] : undefined;
    expect([names?.one, names?.many]).toEqual(['cadde vitrini', 'cadde vitrinleri']);
  });

  it('leaves the fields beside it', () => {
    expect(labelsOf('oyuncakçı için ürün vitrini yaş grubu')).toContain('Yaş grubu');
  });
});
