import type { TurnMode } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { expectTokens, type PastTurn, usualAnswer } from './expect-tokens.ts';

const past = (prompt: string, answer: number, promptTokens: number | null = 1_000): PastTurn => ({
  prompt,
  mode: 'build',
  tokens: (promptTokens ?? 0) + answer,
  promptTokens,
});
const expected = (prompt: string, turns: readonly PastTurn[] = [], mode: TurnMode = 'build'): number =>
  expectTokens({ prompt, mode, promptTokens: 1_000, tokenCap: 8_000 }, turns);

describe('usualAnswer', () => {
  it.each([
    ['rengi mavi yap', 'build', 450],
    ['make the button bigger', 'build', 450],
    ['ayarlar ekranı ekle', 'build', 1_550],
    ['add a settings screen with a chart', 'build', 2_650],
    ['koyu tema ekle', 'build', 900],
    ['bir berber uygulaması yap', 'build', 5_500],
    ['bu uygulama ne yapıyor', 'build', 350],
    ['ayarlar ekranı ekle', 'ask', 350],
    ['ayarlar ekranı ekle', 'plan', 450],
  ] as const)('of %j as %s is %i tokens', (prompt, mode, tokens) => {
    expect(usualAnswer(prompt, mode)).toBe(tokens);
  });
});

describe('expectTokens', () => {
  it('is the prompt and the usual answer without earlier turns', () => {
    expect(expected('rengi mavi yap')).toBe(1_450);
  });

  it('follows how long the answers of the user were', () => {
    const long = Array.from({ length: 12 }, () => past('rengi mavi yap', 900));
    expect(expected('rengi mavi yap', long)).toBeGreaterThan(1_800);
    expect(expected('ayarlar ekranı ekle', long)).toBeGreaterThan(3_500);
    const short = Array.from({ length: 12 }, () => past('ayarlar ekranı ekle', 775));
    expect(expected('rengi mavi yap', short)).toBeLessThan(1_300);
  });

  it('does not compare changes with words', () => {
    const words = Array.from({ length: 12 }, () => past('bu ne yapıyor, anlat', 3_000));
    expect(expected('rengi mavi yap', words)).toBe(1_450);
    expect(expected('bu ekran nedir', words, 'ask')).toBeGreaterThan(2_500);
  });

  it('leaves out turns whose prompt was not counted', () => {
    expect(expected('rengi mavi yap', [past('rengi mavi yap', 5_000, null)])).toBe(1_450);
  });

  it('never expects more than the token cap or less than a short answer', () => {
    const huge = Array.from({ length: 12 }, () => past('rengi mavi yap', 1_000_000));
    expect(expected('bir berber uygulaması yap', huge)).toBe(9_000);
    const none = Array.from({ length: 12 }, () => past('ayarlar ekranı ekle', 0));
    expect(expected('bu nedir', none)).toBeGreaterThanOrEqual(1_100);
  });
});
