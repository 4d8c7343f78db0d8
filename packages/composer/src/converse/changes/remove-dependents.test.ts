import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { problemsOf } from '../../testing/print-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';

describe('a field that others need', () => {
  it('is removed with the report that cannot be shown without it', () => {
    const app = composeApp({ prompt: 'lawn mowing jobs', language: 'en' });
    if (app.kind !== 'app') throw new Error('no app');
    const answer = converse({ prompt: 'drop the price', spec: app.spec, files: app.files });
    if (answer?.kind !== 'changed') throw new Error(answer?.text ?? 'not understood');
    expect(app.spec.screens.map(({ kind }) => kind)).toContain('income');
    expect(answer.spec.screens.map(({ kind }) => kind)).not.toContain('income');
    expect(answer.text).toMatch(/Price.*Income/s);
    expect(problemsOf(answer.spec)).toEqual([]);
    const { spec } = applyOperations(answer.spec, answer.inverse);
    expect(spec.screens).toEqual(app.spec.screens);
    expect(spec.entities).toEqual(app.spec.entities);
  });

  it('is removed with the board that shows its states; the first screen becomes a list', () => {
    const app = composeApp({
      prompt: 'Halı yıkama siparişleri: müşteri, teslim günü, durum',
      language: 'tr',
    });
    if (app.kind !== 'app') throw new Error('no app');
    const answer = converse({ prompt: 'durumu kaldır', spec: app.spec, files: app.files });
    if (answer?.kind !== 'changed') throw new Error(answer?.text ?? 'not understood');
    expect(app.spec.screens.map(({ kind }) => kind)).toContain('board');
    expect(answer.spec.screens.map(({ kind }) => kind)).not.toContain('board');
    expect(answer.spec.screens[0]?.kind).toBe('list');
    expect(problemsOf(answer.spec)).toEqual([]);
    const { spec } = applyOperations(answer.spec, answer.inverse);
    expect(spec.screens).toEqual(app.spec.screens);
    expect(spec.entities).toEqual(app.spec.entities);
  });

  it('is removed with what is computed from it', () => {
    const app = composeApp({ prompt: 'öğrenci listesi ad ve doğum tarihi', language: 'tr' });
    if (app.kind !== 'app') throw new Error('no app');
    const withAge = converse({ prompt: 'yaşını kendi hesaplasın', spec: app.spec, files: app.files });
    if (withAge?.kind !== 'changed') throw new Error(withAge?.text ?? 'not understood');
    const answer = converse({ prompt: 'doğum tarihini kaldır', spec: withAge.spec, files: app.files });
    if (answer?.kind !== 'changed') throw new Error(answer?.text ?? 'not understood');
    const labels = answer.spec.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels).not.toContain('Yaş');
    expect(labels).not.toContain('Doğum tarihi');
  });
});
