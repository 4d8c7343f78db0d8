import { quickPrompts } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../src/compose-app.ts';

/** Kinds of screens that each quick prompt must lead to, and entities beside the main one. */
const expected: Readonly<Record<string, { readonly kinds: readonly string[]; readonly entities: string }>> = {
  'full-app': { kinds: ['habit', 'habitProgress', 'today', 'form', 'settings'], entities: 'habit task' },
  ecommerce: { kinds: ['shop', 'grid', 'cart', 'purchases', 'product', 'checkout'], entities: 'product' },
  social: { kinds: ['feed', 'feedProfile', 'feedCompose', 'feedPost'], entities: 'post' },
  game: { kinds: ['merge', 'gameScores', 'settings'], entities: '' },
  backend: { kinds: ['due', 'board', 'form', 'detail'], entities: 'visit staffMember' },
};

const cases = quickPrompts
  .filter(({ id }) => id !== 'improve')
  .flatMap(({ id, prompt }) => (['tr', 'en'] as const).map((language) => ({ id, language, prompt })));

describe('quick prompts', () => {
  it.each(cases)('$id in $language becomes the app that it describes', ({ id, language, prompt }) => {
    const app = composeApp({ prompt: prompt[language], language });
    if (app.kind !== 'app') throw new Error('No app');
    const kinds = app.spec.screens.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining([...(expected[id]?.kinds ?? [])]));
    expect(app.spec.entities.map((entity) => entity.id).join(' ')).toBe(expected[id]?.entities);
    expect(app.spec.language).toBe(language);
    expect(app.spec.scheme ?? 'system').toBe('system');
    expect(app.text).not.toMatch(/anlayamad|did not understand|uygulamada yok|does not have/);
  });
});
