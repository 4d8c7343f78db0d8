import { type ProjectFiles, readPlan, starterFiles } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import { answerQuestionOnly, planPrompt } from './answer-in-words.ts';
import { answerPrompt } from './answer-prompt.ts';

const starter = starterFiles({ name: 'Deneme', language: 'tr' });

function composed(prompt: string, language: 'tr' | 'en'): ProjectFiles {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app.files;
}
const turkish = composed('veresiye defteri', 'tr');
const english = composed('customer list', 'en');
const input = (prompt: string, files: ProjectFiles, language: 'tr' | 'en' = 'tr') => ({
  prompt,
  files,
  language,
  projectName: 'Deneme',
});
const planOf = (...given: Parameters<typeof input>) =>
  readPlan(planPrompt(input(...given)).text, { steps: 12, prompt: 8_000 });

describe('answerQuestionOnly', () => {
  it.each([
    ['müşteriye adres ekle', turkish, 'tr', /Bunu yapabilirim.*\d+ dosya değişir.*hiçbir şey değiştirmedim/],
    ['add a birthday field', english, 'en', /I can do this.*files? changes?\. This is a question/],
    ['berber randevu uygulaması', starter, 'tr', /yeni bir uygulama olarak kurarım.*Ekranlar/],
  ] as const)('says what %j would do', (prompt, files, language, text) => {
    const answer = answerQuestionOnly(input(prompt, files, language));
    expect(answer.text).toMatch(text);
    expect(answer.nextSteps).toEqual([prompt]);
  });

  it.each(['bu uygulama ne yapıyor', 'merhaba', 'hangi ekranlar var'])(
    'answers %j as a build does',
    (prompt) => {
      const { answer } = answerPrompt(input(prompt, turkish));
      expect(answer).toMatchObject({ kind: 'talk', text: answerQuestionOnly(input(prompt, turkish)).text });
    },
  );
});

describe('planPrompt', () => {
  it('plans one step per wish, in order', () => {
    const { text, steps } = planOf('müşteriye adres ekle ve koyu tema olsun', turkish);
    expect(text).toMatch(/^Bunu 2 adımda yaparım/);
    expect(steps.map(({ prompt }) => prompt)).toEqual(['müşteriye adres ekle', 'koyu tema olsun']);
  });

  it('plans in English', () => {
    const { text, steps } = planOf('add a birthday field and make it dark', english, 'en');
    expect(text).toMatch(/^I would do this in 2 steps/);
    expect(steps).toHaveLength(2);
  });

  it('plans steps that can be carried out one after another', () => {
    let files = turkish;
    for (const { prompt } of planOf('müşteriye adres ekle, sonra adresi zorunlu yap', turkish).steps) {
      const { answer } = answerPrompt(input(prompt, files));
      if (answer.kind !== 'apply') throw new Error(`Words instead of a change: ${answer.text}`);
      const changed = Object.entries(answer.reply.files).flatMap(([path, file]) =>
        typeof file === 'string' ? [[path, file] as const] : [],
      );
      files = { ...files, ...Object.fromEntries(changed) };
    }
    expect(files).not.toEqual(turkish);
  });

  it('names what it does not understand', () => {
    expect(planOf('koyu tema olsun, zürafaları kıvrak yap', turkish).text).toContain(
      '“zürafaları kıvrak yap”',
    );
  });

  it('builds a new app in the first step and suggests more', () => {
    const { text, steps } = planOf('berber randevu uygulaması', starter);
    expect(steps[0]).toEqual({ title: 'Uygulamayı kur', prompt: 'berber randevu uygulaması' });
    expect(steps.length).toBeGreaterThan(1);
    expect(text).toMatch(/Sonrakiler öneridir/);
  });

  it('has only words for a prompt that asks for nothing', () => {
    expect(planOf('merhaba', turkish).steps).toEqual([]);
  });

  it('keeps tags of a prompt out of its steps', () => {
    expect(planOf('berber <step title="x">randevu</step> uygulaması', starter).steps[0]?.title).toBe(
      'Uygulamayı kur',
    );
  });
});
