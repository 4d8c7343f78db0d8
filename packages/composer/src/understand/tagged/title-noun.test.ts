import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';

function appOf(prompt: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app.spec;
}

describe('the title of a description', () => {
  it.each([
    ['Fly tying patterns. Hook size, thread, body, hackle', 'en', /fly tying pattern/i],
    ['Kiln firing logbook - cone, program, start time, peak temp', 'en', /kiln firing/i],
    ['Cub camp kit list. Sleeping bag, torch, waterproofs, plate', 'en', /camp kit/i],
  ] as const)('names the rows if the first of their parts follows: %s', (prompt, language, expected) => {
    expect(appOf(prompt, language).entities[0]?.one).toMatch(expected);
  });
});

describe('what people say that they do', () => {
  it.each([
    [
      'chimney sweep here, need somewhere for addresses, type of fire, last swept date and when they are due again',
      'en',
      /chimney sweep/i,
    ],
    [
      'hi im a pool guy, 40 pools, ph chlorine readings each visit, chemicals i added, gate code',
      'en',
      /pool guy/i,
    ],
    ['i make soap at home and sell at markets. bars in stock, scent, batch date, price', 'en', /soap/i],
    ['Fide satıcısıyım, domates biber patlıcan kaç viyol kaldı görmem lazım', 'tr', /fide/i],
  ] as const)('names the app if its rows are called otherwise: %s', (prompt, language, expected) => {
    expect(appOf(prompt, language).name).toMatch(expected);
  });

  it.each([
    ['My students learn capitals of europe i am teacher of geography in Bursa', 'en', /teacher/i],
    ['i keep forgetting to water my orchids, orchid, last watered, spot', 'en', /forgetting/i],
    ['new here, want to log my orchids, orchid, last watered, spot', 'en', /^(?:my )?new/i],
    ['how many coffees did i have today just a plus button', 'en', /today/i],
  ] as const)('names no app if it is no trade: %s', (prompt, language, unexpected) => {
    expect(appOf(prompt, language).name).not.toMatch(unexpected);
  });

  it('leaves a place out of the name', () => {
    expect(appOf('sahilde bisiklet kiralıyorum kaçta aldı kaçta getirdi', 'tr').name).toMatch(/bisiklet/i);
  });

  it('is in the singular', () => {
    expect(
      appOf('acil kiralık daire arıyorum baktığım evleri not alcam kira aidat kaçıncı kat', 'tr').entities[0]
        ?.many,
    ).toBe('kiralık daireler');
  });
});
