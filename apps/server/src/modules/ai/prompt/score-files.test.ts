import { describe, expect, it } from 'vitest';
import { rankFiles } from './score-files.ts';

const files = {
  'README.md': '# x',
  'package.json': '{}',
  'src/App.tsx': "import { Home } from './screens/HomeScreen';\nimport './theme';",
  'src/screens/HomeScreen.tsx': "import { Card } from '../components/Card';",
  'src/screens/ProfilScreen.tsx': "import { Avatar } from '../components/Avatar';",
  'src/components/Card.tsx': '',
  'src/components/Avatar.tsx': '',
  'src/theme.ts': '',
};
const rank = (prompt: string, recentPaths: string[] = []): string[] =>
  rankFiles({ files, prompt, entry: 'src/App.tsx', recentPaths });

describe('rankFiles', () => {
  it('returns every path once', () => {
    expect(rank('merhaba').sort()).toEqual(Object.keys(files).sort());
  });

  it('ranks a mentioned file first and its imports before the rest', () => {
    const order = rank('src/screens/HomeScreen.tsx içindeki başlığı büyüt');
    expect(order[0]).toBe('src/screens/HomeScreen.tsx');
    expect(order.indexOf('src/components/Card.tsx')).toBeLessThan(order.indexOf('src/components/Avatar.tsx'));
  });

  it('matches a Turkish word with a suffix', () => {
    expect(rank('profilde e-posta da görünsün')[0]).toBe('src/screens/ProfilScreen.tsx');
  });

  it('ranks recently changed files and the entry higher', () => {
    expect(rank('biraz daha koyu yap', ['src/theme.ts'])[0]).toBe('src/theme.ts');
    expect(rank('güzelleştir')[0]).toBe('src/App.tsx');
    expect(rank('güzelleştir').at(-1)).toBe('README.md');
  });
});
