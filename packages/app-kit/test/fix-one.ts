import { fixProject } from '../src/fixers/fix-project.ts';
import { inspectWithOxc } from './inspect-with-oxc.ts';

const app = 'export default function App() { return null; }\n';

/** Runs the fixers on `src/a.tsx` in a project with other files; returns its source and the kinds of its fixes. */
export function fixOne(
  source: string,
  others: Record<string, string> = {},
): { source: string; kinds: string[] } {
  const { files, fixed } = fixProject({ 'src/App.tsx': app, ...others, 'src/a.tsx': source }, inspectWithOxc);
  const kinds = fixed.filter(({ path }) => path === 'src/a.tsx').map(({ kind }) => kind);
  return { source: files['src/a.tsx'] ?? '', kinds };
}
