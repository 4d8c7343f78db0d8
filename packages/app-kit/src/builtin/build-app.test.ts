import { describe, expect, it } from 'vitest';
import { findEntry } from '../project/find-entry.ts';
import { buildApp } from './build-app.ts';

describe('an app from one prompt', () => {
  it('has a name, an entry and the name in its files', () => {
    const built = buildApp({ prompt: 'Bana bir su takip uygulaması yap', language: 'tr' });
    if (built.kind !== 'app') throw new Error('No app was built');
    expect(built.name).toBe('Su Takibi');
    expect(findEntry(built.files)).toBe('src/App.tsx');
    expect(Object.values(built.files).join('\n')).toContain('Su Takibi');
  });

  it.each(['', 'merhaba', 'bana bir şiir yaz', '😀'])('is refused for %j', (prompt) => {
    expect(buildApp({ prompt, language: 'tr' })).toEqual({ kind: 'refused' });
  });

  it('is the same for the same prompt', () => {
    const request = { prompt: 'Build a shop', language: 'en' } as const;
    expect(buildApp(request)).toEqual(buildApp(request));
  });
});
