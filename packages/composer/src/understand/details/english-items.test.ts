import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

/** 'Label:type' of the fields of the main entity. */
function fieldsOf(prompt: string): string[] {
  const read = understand({ prompt, language: 'en', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return (planApp(read).spec.entities[0]?.fields ?? []).map(({ label, type }) => `${label}:${type}`);
}

describe('the items that an English description lists', () => {
  it.each([
    ['sailing club dinghy spaces, boat, owner, sail number, paid until', ['Paid until:date']],
    ['i make soap. batches with oils, lye amount, cure date', ['Cure date:date']],
    ['lost property at our pool, what, where found, collected yes/no', ['Collected:boolean']],
    ['coin list: country, mint or used, year', ['Mint or used:choice']],
    ['moving boxes, room, fragile or not', ['Fragile:boolean']],
    [
      'Good morning. I manage 12 flats. Tenants report faults by phone; I would like to enter the flat, the fault, a photo, how urgent it is, which tradesman was sent, and when it was fixed.',
      ['Tradesman:text', 'When it was fixed:date'],
    ],
  ])('are fields: %s', (prompt, expected) => {
    expect(fieldsOf(prompt)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['bike repairs, bike, owner, waiting/in progress/done', ['Waiting', 'In progress', 'Done']],
    ['bag stations in the village, empty / full', ['Empty', 'Full']],
  ])('are states if they exclude each other: %s', (prompt, expected) => {
    const read = understand({ prompt, language: 'en', seed: 7 });
    if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
    const options = planApp(read).spec.entities[0]?.fields.flatMap((field) => field.options ?? []) ?? [];
    expect(options.map(({ label }) => label)).toEqual(expect.arrayContaining(expected));
  });

  it('belong to the thing that "each" or "per" names before a colon, in a short description too', () => {
    const read = understand({
      prompt: 'I am a sheep shearer. Each farm: name, phone, number of sheep, price per sheep.',
      language: 'en',
      seed: 7,
    });
    if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
    const { entities } = planApp(read).spec;
    expect(entities.map(({ one }) => one)).not.toContain('each farm');
    expect(JSON.stringify(entities)).toContain('Price per sheep');
  });

  it('are no places or times', () => {
    const fields = fieldsOf('fridge temperature checks at the cafe twice a day').join(' ');
    expect(fields).not.toContain('Cafe');
  });
});
