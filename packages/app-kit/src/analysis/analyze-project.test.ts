import { describe, expect, it } from 'vitest';
import type { ProjectFiles } from '../project/project-files.ts';
import { analyzeProject } from './analyze-project.ts';

const many = (count: number): ProjectFiles =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`assets/${at}.json`, '{}']));
const one = (path: string, content = ''): ProjectFiles => ({ [path]: content });

describe('the complexity of a project', () => {
  it.each<[string, ProjectFiles, string]>([
    ['no files', {}, 'simple'],
    ['5 files', many(5), 'simple'],
    ['6 files', many(6), 'medium'],
    ['20 files', many(20), 'medium'],
    ['21 files', many(21), 'complex'],
    ['a component', one('src/components/Card.tsx'), 'medium'],
    ['a screen', one('src/screens/Home.tsx'), 'medium'],
    ['a folder of navigation', one('src/navigation/index.tsx'), 'complex'],
    ['an import of navigation', one('App.js', "import { X } from '@react-navigation/native';"), 'complex'],
    ['a folder of a backend', one('src/api/orders.ts'), 'complex'],
    ['a request to a server', one('App.js', 'await fetch("https://example.com")'), 'complex'],
    [
      'a client of a backend',
      one('App.js', "import { createClient } from '@supabase/supabase-js'"),
      'complex',
    ],
    ['words about a server in a text', one('README.md', 'fetch(url) and axios'), 'simple'],
    ['a name that only begins alike', one('App.js', 'prefetch (x)'), 'simple'],
  ])('with %s is %3$s', (_, files, complexity) => {
    expect(analyzeProject(files).complexity).toBe(complexity);
  });
});

describe('the quality score of a project', () => {
  it.each<[string, ProjectFiles, number]>([
    ['nothing', {}, 5],
    ['JavaScript', one('App.js'), 5],
    ['TypeScript', one('App.tsx'), 7],
    ['components without screens', one('components/Card.js'), 5],
    ['components and screens', { ...one('components/Card.js'), ...one('screens/Home.js') }, 6],
    ['error handling', one('App.js', 'try { a(); } catch (error) { show(error); }'), 6],
    ['a rejected promise that is handled', one('App.js', 'load().catch(show)'), 6],
    ['state', one('App.js', 'const [a, setA] = useState(0);'), 6],
    ['a store', one('App.js', "import { create } from 'zustand';"), 6],
    [
      'all of it',
      {
        'src/components/Card.tsx': 'const [a] = useState(0)',
        'src/screens/Home.tsx': 'try { a() } catch { b() }',
      },
      10,
    ],
  ])('with %s is %3$i', (_, files, score) => {
    expect(analyzeProject(files).qualityScore).toBe(score);
  });
});
