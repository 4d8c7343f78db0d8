import { expect, it } from 'vitest';
import { findEntry } from './find-entry.ts';

const app = 'export default function App() { return null; }';
const registration =
  "import { registerRootComponent } from 'expo';\nimport App from './App';\nregisterRootComponent(App);";

it.each([
  [{ 'src/App.tsx': app, 'App.tsx': app }, 'src/App.tsx'],
  [{ 'App.js': app }, 'App.js'],
  [{ 'package.json': '{"main":"./lib/Root.tsx"}', 'lib/Root.tsx': app, 'src/App.tsx': app }, 'lib/Root.tsx'],
  [{ 'package.json': '{"main":"lib/Root"}', 'lib/Root.tsx': app }, 'lib/Root.tsx'],
  [{ 'package.json': '{"main":"index.ts"}', 'index.ts': registration, 'App.tsx': app }, 'App.tsx'],
  [{ 'package.json': '{"main":"gone.tsx"}', 'src/App.tsx': app }, 'src/App.tsx'],
  [{ 'package.json': '{"main":"package.json"}', 'src/App.tsx': app }, 'src/App.tsx'],
  [{ 'package.json': 'broken', 'src/index.tsx': app }, 'src/index.tsx'],
  [{ 'package.json': '{"main":7}', 'src/app/App.tsx': app }, 'src/app/App.tsx'],
])('finds in %j the entry %s', (files, entry) => {
  expect(findEntry(files as Record<string, string>)).toBe(entry);
});

it('returns undefined without an entry', () => {
  expect(findEntry({ 'src/Home.tsx': app, 'index.js': registration })).toBeUndefined();
  expect(findEntry({})).toBeUndefined();
});
