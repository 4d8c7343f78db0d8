import { contrastRatio } from '@kilim/app-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteIds } from '../../spec/app-spec.ts';
import { makePalette, type SchemeColors } from './palette.ts';

const pairs: readonly (readonly [text: keyof SchemeColors, background: keyof SchemeColors])[] = [
  ['ink', 'page'],
  ['ink', 'raised'],
  ['muted', 'page'],
  ['muted', 'sunken'],
  ['muted', 'raised'],
  ['onPrimary', 'primary'],
  ['primaryInk', 'page'],
  ['primaryInk', 'sunken'],
  ['onSoft', 'soft'],
  ['onHero', 'heroFrom'],
  ['onHero', 'heroTo'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
];

const unreadable = (colors: SchemeColors): string[] =>
  pairs
    .filter(([text, background]) => contrastRatio(colors[text], colors[background]) < 4.5)
    .map(([text, background]) => `${text} on ${background}`);

describe('makePalette', () => {
  it.each(paletteIds)('%s has readable texts in both schemes', (id) => {
    const { light, dark } = makePalette(id);
    expect({ light: unreadable(light), dark: unreadable(dark) }).toEqual({ light: [], dark: [] });
  });

  it('keeps texts readable with any accent', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom(...paletteIds), (accent, id) => {
        const { light, dark } = makePalette(id, accent);
        expect([...unreadable(light), ...unreadable(dark)]).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
