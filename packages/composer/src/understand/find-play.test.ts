import { describe, expect, it } from 'vitest';
import { findPlay } from './find-play.ts';

describe('numbers of a quiz', () => {
  it.each([
    ['10 soru olsun, her soruya 15 saniye verilsin', { questions: 10, answerTime: 15 }],
    ['başkent bilmece 10 soru yanlış yaparsan can gitsin 3 can', { questions: 10, lives: 3 }],
    ['20 questions, four choices, show the right answer', { questions: 20 }],
    ['soru sayısını 25 yap', { questions: 25 }],
    ['set the number of questions to 12', { questions: 12 }],
    ['20 seconds for each question, three wrong and youre out', { answerTime: 20, lives: 3 }],
    ['yarım dakika değil 1 dk olsun', { answerTime: 60 }],
    ['a quiz about the 50 states', {}],
    ['2024 sorulari', {}],
  ] as const)('are read from "%s"', (text, expected) => {
    const { work: _, ...play } = findPlay(text);
    expect(play).toEqual(expected);
  });
});

describe('numbers of a timer', () => {
  it.each([
    ['workout timer 40 sec on 20 sec off 8 rounds thats it', { work: 40, rest: 20, rounds: 8 }],
    ['spor salonu 45 saniye çalış 15 saniye dinlen 8 tur sayaç', { work: 45, rest: 15, rounds: 8 }],
    ['25 dakika çalışma 5 dakika mola olsun', { work: 1500, rest: 300 }],
    ['Mola 10 dk, çalışma 50 dk', { work: 3000, rest: 600 }],
    ['50/10 odak', {}],
    ['1,5 saat çalışayım', { work: 5400 }],
    ['12 raunt 3 dk, arada 60 saniye mola', { work: 180, rest: 60, rounds: 12 }],
  ] as const)('are read from "%s"', (text, expected) => {
    const { answerTime: _, ...play } = findPlay(text);
    expect(play).toEqual(expected);
  });
});
