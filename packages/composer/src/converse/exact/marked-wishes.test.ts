import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

const apps = {
  gigs: ['band gigs: venue, payout, set length', 'en'],
  boat: ['Boat log: date, skipper, fuel, wind', 'en'],
  cottage: ['Holiday cottage: guest, arrival, cot needed', 'en'],
  seedlings: ['Fide satışı: çeşit, viyol, alıcı', 'tr'],
  meters: ['Su sayacı okumaları: daire, endeks, tarih, görevli', 'tr'],
  planes: ['maket uçaklarım: model, ölçek, bitti mi', 'tr'],
  canaries: ['Kanarya ötüşleri: kuş, tarih, yorum', 'tr'],
} as const;

function fieldsAfter(name: keyof typeof apps, prompt: string): string {
  const [first, language] = apps[name];
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  const spec = answer?.kind === 'changed' ? answer.spec : app.spec;
  return spec.entities
    .flatMap(({ fields }) => fields)
    .map(({ label, type, unit = '', options = [] }) =>
      [label, type, unit, ...options.map((option) => option.label)].filter(Boolean).join(' '),
    )
    .join(' | ');
}

describe('a message with one part between other words', () => {
  it('takes away what is thrown out or no longer required', () => {
    expect(fieldsAfter('meters', 'görevli alanını at, hep aynı kişi okuyor zaten')).not.toContain('Görevli');
    expect(fieldsAfter('boat', 'nobody bothers with fuel so axe it')).not.toContain('Fuel');
    expect(fieldsAfter('boat', 'wind is not required any more')).not.toContain('Wind');
  });

  it('takes nothing away that it only tells of', () => {
    expect(fieldsAfter('boat', 'we record the wind at sea')).toContain('Wind');
    expect(fieldsAfter('boat', 'wind is not required')).toContain('Wind');
  });

  it('gives it another name', () => {
    expect(fieldsAfter('cottage', 'Americans think a cot is a camp bed. Call it crib instead')).toContain(
      'Crib needed',
    );
    expect(fieldsAfter('boat', "'skipper' is wrong, I meant captain. sorry!!")).toContain('Captain');
    expect(fieldsAfter('seedlings', 'alıcıyı müşteri olarak değiştirirmisin')).toContain('Müşteri');
    expect(fieldsAfter('seedlings', 'viyol değilde tepsi yazsın')).toContain('Tepsi');
  });

  it('gives it another kind or unit', () => {
    expect(fieldsAfter('canaries', 'kuş kısmına uzun uzun yazabileyim')).toContain('Kuş longText');
    expect(fieldsAfter('boat', 'fuel in gallons not litres')).toContain('Fuel number gallons');
  });

  it('gives it the values that are listed', () => {
    expect(
      fieldsAfter('planes', 'ölçek seçenekli olsun 1/32, 1/48, 1/72 bunlardan başka yapmıyorum'),
    ).toContain('Ölçek choice 1/32 1/48 1/72');
    expect(fieldsAfter('boat', 'wind = calm / breezy / gale')).toContain('Calm Breezy Gale');
  });

  it('is one wish of several', () => {
    const fields = fieldsAfter('gigs', 'payout options small, fair, great. also add a promoter');
    expect(fields).toContain('Small Fair Great');
    expect(fields).toContain('Promoter');
  });
});
