import { currentSdk } from '@kilim/app-kit';
import { expect, it } from 'vitest';
import { ModuleGraph } from './module-graph.ts';
import { PositionMaps } from './position-maps.ts';
import { createSucraseTransform } from './sucrase-transform.ts';

const picture = `kilim-binary sha256:${'a'.repeat(64)} image/png 12 40x30`;
const font = `kilim-binary sha256:${'b'.repeat(64)} font/ttf 12`;
const app = `import logo from '../assets/logo.png';
const font = require('../assets/Inter.ttf');
export default function App() { return [logo, font]; }
`;

function build(files: Readonly<Record<string, string>>) {
  const graph = new ModuleGraph(currentSdk, new PositionMaps());
  graph.setFiles({ 'src/App.tsx': app, ...files });
  return { graph, outcome: graph.build(createSucraseTransform()) };
}
const valueOf = ({ outcome }: ReturnType<typeof build>, path: string): unknown => {
  if (outcome.kind !== 'built') throw new Error(outcome.kind);
  return JSON.parse(outcome.graph.modules.get(path)?.code ?? 'null');
};

it('runs an app before the bytes of its pictures and fonts have arrived', () => {
  const built = build({ 'assets/logo.png': picture, 'assets/Inter.ttf': font });
  expect(valueOf(built, 'assets/logo.png')).toEqual({
    uri: expect.stringMatching(/^data:image\/gif/),
    width: 40,
    height: 30,
  });
  expect(valueOf(built, 'assets/Inter.ttf')).toEqual({ uri: 'data:,' });
});

it('gives `require` and `import` the address of the bytes and the sides of the picture', () => {
  const address = 'data:image/png;base64,AAAA';
  const built = build({ 'assets/logo.png': `${picture}\n${address}`, 'assets/Inter.ttf': font });
  expect(valueOf(built, 'assets/logo.png')).toEqual({ uri: address, width: 40, height: 30 });
});

it('reports a missing picture as a missing file', () => {
  expect(build({ 'assets/Inter.ttf': font }).outcome).toMatchObject({
    kind: 'failed',
    error: { code: 'module_missing' },
  });
});
