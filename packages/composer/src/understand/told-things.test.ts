import { describe, expect, it } from 'vitest';
import { planApp, understand } from './index.ts';

function planned(prompt: string) {
  const read = understand({ prompt, language: 'en', seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const { spec } = planApp(read);
  return {
    spec,
    archetype: read.archetype,
    look: read.look,
    fields: spec.entities.flatMap(({ one, fields }) =>
      fields.map(({ label, type, options = [] }) =>
        [one, label, type, ...options.map((option) => option.label)].join(':'),
      ),
    ),
  };
}

describe('what a description tells', () => {
  it.each([
    ['dishes list: name, price. Also our songs: title, composer, key', 'song:Composer:text'],
    ['cab log: start and end mileage, tips', 'cab:Start mileage:number'],
    ['headache log: pain 1 to 10, trigger, what i took', 'attack:Pain:number'],
    ['kedi takip. fotoğraf, isim, dişi mi erkek mi', 'bakım:Dişi mi erkek mi:choice:Dişi:Erkek'],
    [
      'We need a parts list with how many we have, which bin its in. Then a board with tasks like build, code, test, done and whose task it is. Our coach is not a tech guy.',
      'task:Tasks:choice:Build:Code:Test:Done',
    ],
    [
      'Her karışım için toprak boya, öd miktarı ve kitre kıvamı dursun, unutuyorum çünkü hepsini. Yanında bir de sipariş defteri olsun: kim istedi, hangi ölçüde, ne zaman teslim, parası alındı mı. Görünüşü zarif olsun, fazla renkli de olmasın lütfen.',
      'sipariş:Parası alındı:boolean',
    ],
  ])('has fields with their kind and their thing: %s', (prompt, field) => {
    expect(planned(prompt).fields).toContain(field);
  });

  it.each([
    'Show me the weekly total of eggs. I collect eggs from my hens every day, how many eggs and the date',
    'Tarla günlüğü: dikim tarihi, hasat kilosu olsun. Toplam kiloyu da göstersin',
  ])('has a screen for a wished total: %s', (prompt) => {
    expect(planned(prompt).spec.screens.some(({ title }) => /^(?:Totals|Toplamlar)$/.test(title))).toBe(true);
  });

  it.each([
    ['tool library. Green colours', 'forest'],
    ['garden diary, soft blue perhaps', 'ocean'],
    ['kreş günlüğü sarı turuncu şirin renkler', 'amber'],
  ])('has its colours: %s', (prompt, palette) => {
    expect(planned(prompt).look.palette).toBe(palette);
  });

  it.each([
    ['which neighbour borrowed what ladder drill etc', 'lending'],
    ['ev arkadaşlarıyla kim ne kadar ödedi', 'splitBills'],
    ['mahalle maçı skor tabelası lazım acil', 'scoreboard'],
    ['real estate agent listings', 'propertyListings'],
  ])('is about what people do with the things: %s', (prompt, subject) => {
    expect(planned(prompt).spec.subject).toBe(subject);
  });

  it('never has a colour that is not wanted', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const read = understand({ prompt: 'kedi günlüğü, pembe olmasın', language: 'tr', seed });
      expect(read.kind === 'app' && planApp(read).spec.palette).not.toBe('rose');
    }
  });

  it.each([
    'My hearing aids keep going wrong. I want date, which ear, what happened and battery changed or not',
    "I'm a nurse. Shift date, ward, hours and handover notes",
  ])('is no work for customers whom nobody named: %s', (prompt) => {
    expect(planned(prompt).archetype).not.toBe('jobs');
  });
});
