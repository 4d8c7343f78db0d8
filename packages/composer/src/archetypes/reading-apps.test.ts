import { describe, expect, it } from 'vitest';
import { subjects } from '../lexicon/index.ts';
import { problemsOf, screenSource } from '../testing/print-spec.ts';
import { specFrom } from '../testing/spec-from.ts';

const specOf = (id: string, language: 'tr' | 'en') => {
  const subject = subjects.find((each) => each.id === id);
  if (subject === undefined) throw new Error('no subject');
  return specFrom({ archetype: subject.archetype, language, entities: subject.entities });
};

describe('apps to measure, read and visit', () => {
  it('shows the latest value of measurements against the target', () => {
    const source = screenSource(specOf('weight', 'tr'), 'logHome');
    expect(source).toContain('target={target}');
    expect(source).toContain('strings.logScreen.toTarget');
  });

  it('leaves the target out where there is none', () => {
    expect(screenSource(specOf('bloodPressure', 'en'), 'logHome')).not.toContain('target');
  });

  it('shows the text of an article for reading, not as a labelled field', () => {
    const source = screenSource(specOf('news', 'en'), 'detail');
    expect(source).toContain('styles.reading');
    expect(source).not.toContain('label={strings.articles.text}');
  });

  it('shows places with covers and favourites', () => {
    const main = specOf('favouritePlaces', 'tr').screens.filter(({ place }) => place === 'main');
    expect(main.map(({ kind }) => kind).slice(0, 2)).toEqual(['grid', 'grid']);
  });

  it.each(['measurements', 'articles', 'places'] as const)('prints %s of an unknown subject', (archetype) => {
    expect(problemsOf(specFrom({ archetype, language: 'tr' }))).toEqual([]);
    expect(problemsOf(specFrom({ archetype, language: 'en', isEmpty: true }))).toEqual([]);
  });
});
