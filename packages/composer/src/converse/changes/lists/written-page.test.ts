import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../../../compose-app.ts';
import { converse } from '../../converse.ts';
import { entityMaximum } from './new-entity.ts';

function follow(prompt: string, message: string, language: Language) {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error('no app');
  return converse({ prompt: message, spec: app.spec, files: app.files });
}

describe('a page that people read', () => {
  it.each([
    ['rafting turları: tur, rehber, saat', 'hakkımızda sayfası ekle', 'tr', 'Hakkımızda', 'Biz kimiz'],
    ['berber: müşteri, saat, ücret', 'iletişim sayfası olsun', 'tr', 'İletişim', 'Adres'],
    ['boat trips: trip, guide, time', 'add a directions page', 'en', 'Directions', 'By car'],
    ['boat trips: trip, guide, time', 'we need a faq screen', 'en', 'Faq', 'How do I add an entry?'],
  ] as const)('has sections that the owner edits: %s, %s', (prompt, message, language, title, heading) => {
    const answer = follow(prompt, message, language);
    if (answer?.kind !== 'changed') throw new Error(answer?.text ?? 'no answer');
    const page = answer.spec.entities.at(-1);
    expect(page?.samples.map((row) => row['heading'])).toContain(heading);
    expect(
      answer.spec.screens.find(({ kind, entity }) => kind === 'list' && entity === page?.id),
    ).toMatchObject({
      title,
      place: 'main',
    });
  });

  it('is not made of a contact of each row', () => {
    const answer = follow('boat trips: trip, guide, time', 'add contact', 'en');
    expect(answer?.kind === 'changed' && answer.operations.some(({ kind }) => kind === 'addEntity')).toBe(
      false,
    );
  });

  it('is there once', () => {
    const app = composeApp({ prompt: 'boat trips: trip, guide, time', language: 'en' });
    if (app.kind !== 'app') throw new Error('no app');
    const first = converse({ prompt: 'add an about us page', spec: app.spec, files: app.files });
    if (first?.kind !== 'changed') throw new Error('no page');
    const second = converse({ prompt: 'add an about us page', spec: first.spec, files: app.files });
    expect(second?.kind).toBe('text');
  });

  it('is refused in words where the app has as many kinds of rows as it can have', () => {
    const app = composeApp({ prompt: 'boat trips: trip, guide, time', language: 'en' });
    if (app.kind !== 'app') throw new Error('no app');
    let { spec } = app;
    for (const rows of [
      'suppliers',
      'harbours',
      'ropes',
      'sails',
      'flags',
      'anchors',
      'lamps',
      'engines',
      'maps of ports',
      'knots',
      'oars',
      'buoys',
      'radios',
    ]) {
      const answer = converse({ prompt: `add a page for ${rows}`, spec, files: app.files });
      if (answer?.kind === 'changed') ({ spec } = answer);
    }
    expect(spec.entities.length).toBe(entityMaximum);
    const answer = converse({ prompt: 'add an about us page', spec, files: app.files });
    expect(answer).toMatchObject({ kind: 'text' });
  });
});
