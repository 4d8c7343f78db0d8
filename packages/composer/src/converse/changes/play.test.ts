import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

function change(first: string, language: 'tr' | 'en', ...wishes: readonly string[]) {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(app.text);
  let { spec, files } = app;
  let text = '';
  for (const wish of wishes) {
    const answer = converse({ prompt: wish, spec, files });
    if (answer?.kind !== 'changed') throw new Error(`${wish}: ${answer?.text}`);
    text = answer.text;
    files = { ...files, ...Object.fromEntries(Object.entries(answer.files)) } as typeof files;
    ({ spec } = answer);
  }
  return { options: spec.screens[0]?.options, kind: spec.screens[0]?.kind, text, files };
}

describe('a wish about numbers', () => {
  it.each([
    [
      'genel kültür yarışması',
      'tr',
      'her soru için 20 saniye süre ver, 3 yanlışta oyun bitsin',
      { answerTime: 20, lives: 3 },
    ],
    ['world capitals quiz', 'en', 'put 15 questions instead', { questions: 15 }],
    ['pomodoro', 'tr', '35 dk yap', { work: 2100 }],
    ['pomodoro', 'en', 'make the break 10 minutes', { rest: 600 }],
    ['tabata timer', 'en', '45 seconds work, 15 seconds rest, 10 rounds', { work: 45, rest: 15, rounds: 10 }],
    ['araba yarışı oyunu', 'tr', '5 can olsun', { lives: 5 }],
    ['snake game', 'en', 'its too fast, slow it down', { pace: 75 }],
    ['yılan oyunu', 'tr', 'biraz hızlansın', { pace: 125 }],
  ] as const)('of "%s" (%s) is "%s"', (first, language, wish, options) => {
    expect(change(first, language, wish).options).toMatchObject(options);
  });

  it('keeps the others, and says all', () => {
    const { options, text } = change(
      'quiz about world capitals, 20 questions',
      'en',
      '10 seconds each',
      '4 lives',
    );
    expect(options).toEqual({ questions: 20, answerTime: 10, lives: 4 });
    expect(text).toContain('20 questions a round, 10 seconds a question, 4 lives');
  });

  it('makes a timer of intervals of one of minutes', () => {
    expect(change('pomodoro', 'en', '40 seconds work 20 seconds rest').kind).toBe('intervalTimer');
  });

  it('is slower than before each time, to a limit', () => {
    const wishes = Array.from({ length: 6 }, () => 'slower please');
    expect(() => change('snake game', 'en', ...wishes)).toThrow(/slower please/);
    expect(change('snake game', 'en', ...wishes.slice(0, 3)).options).toEqual({ pace: 40 });
  });
});
