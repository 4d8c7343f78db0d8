import { currentSdk } from '@kilim/app-kit';
import * as native from 'oxc-transform';
import { describe, expect, it } from 'vitest';
import { type GraphOutcome, ModuleGraph } from './module-graph.ts';
import { createOxcTransform } from './oxc-transform.ts';
import { PositionMaps } from './position-maps.ts';
import { createSucraseTransform } from './sucrase-transform.ts';
import type { Transform } from './transform.ts';

const oxc = createOxcTransform(native);
const APP = "import { a } from './a';\nexport default function App() { return a; }\n";

function graphOf(files: Record<string, string>) {
  const maps = new PositionMaps();
  const graph = new ModuleGraph(currentSdk, maps);
  graph.setFiles(files);
  return { graph, maps };
}

function modulesOf(outcome: GraphOutcome) {
  if (outcome.kind !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.graph.modules;
}

describe('ModuleGraph', () => {
  it('builds only the files that the entry reaches', () => {
    const { graph } = graphOf({
      'src/App.tsx': APP,
      'src/a.ts': 'export const a = 1;',
      'src/unused.ts': '(((',
    });
    const modules = modulesOf(graph.build(oxc));
    expect([...modules.keys()]).toEqual(['src/App.tsx', 'src/a.ts']);
    expect(modules.get('src/App.tsx')?.links).toEqual({ './a': 'src/a.ts' });
  });

  it('prefers src/App.tsx to App.js', () => {
    const both = graphOf({ 'App.js': 'export default 1', 'src/App.tsx': 'export default 2' });
    expect(both.graph.build(oxc)).toMatchObject({ kind: 'built', graph: { entry: 'src/App.tsx' } });
    both.graph.deleteFile('src/App.tsx');
    expect(both.graph.build(oxc)).toMatchObject({ kind: 'built', graph: { entry: 'App.js' } });
    both.graph.deleteFile('App.js');
    expect(both.graph.build(oxc)).toMatchObject({ kind: 'no-entry' });
  });

  it('transforms a prepared file only once, and one whose content changed again', () => {
    const transformed: string[] = [];
    const counting: Transform = {
      name: 'oxc',
      transform: (path, source) => {
        transformed.push(path);
        return oxc.transform(path, source);
      },
    };
    const { graph } = graphOf({});
    graph.prepare('src/App.tsx', APP, counting);
    graph.prepare('src/a.ts', 'export const a = 1;', counting);
    graph.setFiles({ 'src/App.tsx': APP, 'src/a.ts': 'export const a = 2;' });
    const modules = modulesOf(graph.build(counting));
    expect(transformed).toEqual(['src/App.tsx', 'src/a.ts', 'src/a.ts']);
    expect(modules.get('src/a.ts')?.code).toContain('2');
  });

  it('reports the error of a prepared file only when it is set', () => {
    const { graph } = graphOf({ 'App.tsx': 'export default 1' });
    graph.prepare('App.tsx', '(((', oxc);
    expect(graph.build(oxc).kind).toBe('built');
    graph.changeFile('App.tsx', '(((');
    expect(graph.build(oxc).kind).toBe('failed');
  });

  it('changes the version of a module only with its code or links', () => {
    const { graph } = graphOf({ 'src/App.tsx': APP, 'src/a.ts': 'export const a = 1;' });
    const before = modulesOf(graph.build(oxc));
    graph.changeFile('src/a.ts', 'export const a = 1; // the same');
    const same = modulesOf(graph.build(oxc));
    expect(same.get('src/a.ts')).toBe(before.get('src/a.ts'));
    graph.changeFile('src/a.ts', 'export const a = 2;');
    const after = modulesOf(graph.build(oxc));
    expect(after.get('src/a.ts')?.version).toBe(2);
    expect(after.get('src/App.tsx')).toBe(before.get('src/App.tsx'));
    graph.changeFile('src/a.web.ts', 'export const a = 3;');
    const linked = modulesOf(graph.build(oxc));
    expect(linked.get('src/App.tsx')).toMatchObject({ version: 2, links: { './a': 'src/a.web.ts' } });
    expect(linked.has('src/a.ts')).toBe(false);
  });

  it('reports the error in the file that was edited last', () => {
    const { graph } = graphOf({
      'src/App.tsx': APP,
      'src/a.ts': "import './b';\nexport const a = ;",
      'src/b.ts': '',
    });
    expect(graph.build(oxc)).toMatchObject({ kind: 'failed', error: { path: 'src/a.ts', line: 2 } });
    graph.changeFile('src/App.tsx', `${APP}import confetti from 'canvas-confetti';\nconfetti();\n`);
    expect(graph.build(oxc)).toMatchObject({
      kind: 'failed',
      error: {
        code: 'package_unknown',
        path: 'src/App.tsx',
        line: 3,
        column: 22,
        params: { package: 'canvas-confetti' },
      },
    });
  });

  it('handles renames of imported files', () => {
    const { graph } = graphOf({ 'src/App.tsx': APP, 'src/a.ts': 'export const a = 1;' });
    graph.renameFile('src/a.ts', 'src/b.ts');
    expect(graph.build(oxc)).toMatchObject({
      kind: 'failed',
      error: { code: 'module_missing', params: { specifier: './a' } },
    });
    graph.renameFile('src/b.ts', 'src/a.tsx');
    expect([...modulesOf(graph.build(oxc)).keys()]).toEqual(['src/App.tsx', 'src/a.tsx']);
  });

  it('rebuilds only failed files with a new transform', () => {
    const { graph } = graphOf({ 'src/App.tsx': APP, 'src/a.ts': 'export const a = 1;' });
    const first = modulesOf(graph.build(createSucraseTransform()));
    expect(first.get('src/a.ts')?.format).toBe('commonjs');
    expect(modulesOf(graph.build(oxc)).get('src/a.ts')).toBe(first.get('src/a.ts'));
    graph.changeFile('src/a.ts', 'export const a = 2;');
    expect(modulesOf(graph.build(oxc)).get('src/a.ts')?.format).toBe('runner');
  });

  it('reports the position of invalid JSON', () => {
    const { graph } = graphOf({
      'src/App.tsx': "import d from './d.json';\nexport default () => d;",
      'src/d.json': '{\n  "a": ,\n}',
    });
    expect(graph.build(oxc)).toMatchObject({
      kind: 'failed',
      error: { code: 'json_invalid', path: 'src/d.json', line: 2 },
    });
    graph.changeFile('src/d.json', '{"a":1}');
    expect(modulesOf(graph.build(oxc)).get('src/d.json')).toMatchObject({ format: 'json', code: '{"a":1}' });
  });
});
