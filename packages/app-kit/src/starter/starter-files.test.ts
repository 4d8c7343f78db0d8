import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { isStarter, starterFiles } from './starter-files.ts';

describe('starterFiles', () => {
  it('contains App.tsx and package.json', () => {
    const files = starterFiles({ name: 'Yapılacak İşler', language: 'tr' });
    expect(Object.keys(files).sort()).toEqual(['package.json', 'src/App.tsx']);
    expect(JSON.parse(files['package.json'] ?? '')).toEqual({
      name: 'yapilacak-isler',
      version: '1.0.0',
      main: 'src/App.tsx',
      dependencies: { react: '19.2.3', 'react-native': '0.86.3' },
    });
    expect(files['src/App.tsx']).toContain("const projectName = 'Yapılacak İşler';");
    expect(files['src/App.tsx']).toContain('AI ile oluşturulan uygulama');
  });

  it('has English texts', () => {
    expect(starterFiles({ name: 'Todo', language: 'en' })['src/App.tsx']).toContain('An app made with AI');
  });
});

describe('isStarter', () => {
  it('recognises new projects with any name', () => {
    fc.assert(
      fc.property(wildText(), fc.constantFrom('tr', 'en'), (name, language) => {
        expect(isStarter(starterFiles({ name, language: language === 'tr' ? 'tr' : 'en' }))).toBe(true);
      }),
    );
    expect(isStarter(starterFiles({ name: `it's "a" \\ b'`, language: 'tr' }))).toBe(true);
  });

  it('rejects changed, added and deleted files', () => {
    const files = starterFiles({ name: 'A', language: 'tr' });
    expect(isStarter({ ...files, 'src/App.tsx': `${files['src/App.tsx']}\n` })).toBe(false);
    expect(isStarter({ ...files, 'src/B.tsx': '' })).toBe(false);
    expect(isStarter({ 'src/App.tsx': files['src/App.tsx'] ?? '' })).toBe(false);
    expect(isStarter({})).toBe(false);
  });
});
