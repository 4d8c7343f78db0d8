import { expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { fixProject } from './fix-project.ts';

const fix = (app: string) => fixProject({ 'src/App.tsx': app }, inspectWithOxc).files['src/App.tsx'];

it.each(['export function App() { return null; }', 'const App = () => null;', 'export class App {}'])(
  'exports the App of %s by default',
  (app) => {
    expect(fix(app)).toBe(`${app}\n\nexport default App;\n`);
  },
);

it.each([
  'export default function Main() { return null; }',
  'const App = () => null; export { App as default };',
  'export const Main = () => null;',
  "export * from './b';",
])('leaves %s alone', (app) => {
  expect(fix(app)).toBe(app);
});
