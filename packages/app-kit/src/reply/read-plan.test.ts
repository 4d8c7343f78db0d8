import { describe, expect, it } from 'vitest';
import { readPlan } from './read-plan.ts';

const limits = { steps: 12, prompt: 8_000 };
const titles = (text: string) => readPlan(text, limits).steps.map(({ title }) => title);

describe('readPlan', () => {
  it.each([
    [
      'tags',
      'Şöyle.\n<plan>\n<step title="Liste">Listeyi yap.</step>\n<step title="Renk">Rengi seç.</step>\n</plan>',
    ],
    [
      'other quotes and spaces',
      "Şöyle.\n< plan ><step title='Liste' >Listeyi yap.</ step><STEP title=Renk>Rengi seç.</STEP></plan>",
    ],
    ['a missing end', 'Şöyle.\n<plan><step title="Liste">Listeyi yap.</step><step title="Renk">Rengi seç.'],
    [
      'reasoning with a draft',
      '<think><step title="X">x</step></think>Şöyle.\n<step title="Liste">Listeyi yap.</step><step title="Renk">Rengi seç.</step>',
    ],
  ])('reads steps from %s', (_, text) => {
    expect(readPlan(text, limits)).toEqual({
      text: 'Şöyle.',
      steps: [
        { title: 'Liste', prompt: 'Listeyi yap.' },
        { title: 'Renk', prompt: 'Rengi seç.' },
      ],
    });
  });

  it.each([
    ['1. Listeyi yap\n2. Rengi seç'],
    ['1) **Listeyi yap**\n2) Rengi seç'],
    ['## 1. Listeyi yap\n\n## 2. Rengi seç'],
    ['Adım 1: Listeyi yap\nAdım 2: Rengi seç'],
    ['Step 1: Listeyi yap\nStep 2: Rengi seç'],
  ])('reads a numbered list: %j', (text) => {
    expect(titles(text)).toEqual(['Listeyi yap', 'Rengi seç']);
  });

  it('keeps the lines below a number in its step', () => {
    expect(readPlan('Önce:\n1. Liste\n   - ara\n   - sırala\n2. Renk', limits)).toEqual({
      text: 'Önce:',
      steps: [
        { title: 'Liste', prompt: 'Liste\n   - ara\n   - sırala' },
        { title: 'Renk', prompt: 'Renk' },
      ],
    });
  });

  it('titles a step without a title by its first line', () => {
    expect(titles('<step>Listeyi yap.\nSonra ara.</step>')).toEqual(['Listeyi yap.']);
    expect(titles(`<step>${'a'.repeat(300)}</step>`)[0]).toHaveLength(120);
  });

  it('leaves files out', () => {
    const text = 'Şöyle.\n<file path="src/App.tsx">\n1. x\n</file>\n<step title="Liste">Listeyi yap.</step>';
    expect(readPlan(text, limits)).toEqual({
      text: 'Şöyle.',
      steps: [{ title: 'Liste', prompt: 'Listeyi yap.' }],
    });
  });

  it.each(['Önce bir sorum var: hangi renk?', '', '<plan></plan>'])('has no steps for %j', (text) => {
    expect(readPlan(text, limits).steps).toEqual([]);
  });

  it('cuts what is above the limits', () => {
    const text = Array.from({ length: 20 }, (_, at) => `<step title="${at}">${'b'.repeat(50)}</step>`).join(
      '',
    );
    const { steps } = readPlan(text, { steps: 3, prompt: 10 });
    expect(steps.map(({ prompt }) => prompt)).toEqual(['b'.repeat(10), 'b'.repeat(10), 'b'.repeat(10)]);
  });

  it('reads megabytes of open tags', () => {
    expect(readPlan('<step>'.repeat(300_000), limits).steps).toEqual([]);
    expect(readPlan('<step '.repeat(300_000), limits).steps).toEqual([]);
  });
});
