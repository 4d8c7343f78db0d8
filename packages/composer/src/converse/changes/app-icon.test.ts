import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';
import { iconWords } from './icon-words.ts';

const app = (prompt: string, language: 'tr' | 'en') => {
  const made = composeApp({ prompt, language });
  if (made.kind !== 'app') throw new Error('no app');
  return made.spec;
};

const iconAfter = (spec: ReturnType<typeof app>, prompt: string): string | undefined => {
  const answer = converse({ prompt, spec, files: {} });
  return answer?.kind === 'changed' ? answer.spec.icon : undefined;
};

describe('the icon of an app', () => {
  const barber = app('berber randevu uygulaması', 'tr');

  it.each([
    ['ikonunu değiştir makas olsun', 'cut'],
    ['uygulamanın simgesini kalp yap', 'heart'],
    ['ikon olarak makası kullan', 'cut'],
    ['ikonu yıldıza değiştir', 'star'],
  ])('is the thing that is named: %s', (prompt, icon) => {
    expect(iconAfter(barber, prompt)).toBe(icon);
  });

  it('is the one of the subject for a thing outside of the list', () => {
    const plants = app('house plants', 'en');
    expect(iconAfter(plants, 'change the icon to a barber')).toBe(app('barber', 'en').icon);
  });

  it('is asked for if nothing or an unknown thing is named', () => {
    for (const prompt of ['ikonu değiştir', 'ikonu ejderha olsun']) {
      const answer = converse({ prompt, spec: barber, files: {} });
      expect(answer?.kind).toBe('text');
      expect(answer?.text).toMatch(/makas/);
    }
  });

  it('is shown by the rows and the first tab, and taken back with them', () => {
    const answer = converse({ prompt: 'ikonu kalp olsun', spec: barber, files: {} });
    if (answer?.kind !== 'changed') throw new Error('not changed');
    expect(answer.spec.entities[0]?.icon).toBe('heart');
    expect(answer.spec.screens.find(({ place }) => place === 'main')?.icon).toBe('heart');
    const before = applyOperations(answer.spec, answer.inverse).spec;
    expect(before.screens).toEqual(barber.screens);
    expect(before.entities.map(({ icon }) => icon)).toEqual(barber.entities.map(({ icon }) => icon));
  });

  it('exists with an outline', () => {
    const glyphs: unknown = createRequire(import.meta.url)(
      '@expo/vector-icons/build/vendor/react-native-vector-icons/glyphmaps/Ionicons.json',
    );
    const known = new Set(Object.keys(typeof glyphs === 'object' && glyphs !== null ? glyphs : {}));
    const names = new Set([...iconWords.tr.values(), ...iconWords.en.values()]);
    expect([...names].filter((name) => !known.has(name) || !known.has(`${name}-outline`))).toEqual([]);
  });
});
