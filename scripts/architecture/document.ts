import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CruisedModule } from '../boundaries.mjs';
import { type Graph, toGraph, toMermaid, withoutIndirect } from './graph.ts';

const match = (pattern: RegExp) => (path: string) => pattern.exec(path)?.[1] ?? null;

const workspacePart = match(/^((?:apps|packages)\/[^/]+)\//);
const serverModule = match(/^apps\/server\/src\/modules\/([^/]+)\//);
const webPart = match(/^apps\/web\/src\/(features\/[^/]+|[^/.]+)\//);

/** First comment line of a module's `index.ts`: what it is for. */
function readPurpose(root: string, module: string): string {
  const text = readFileSync(join(root, 'apps/server/src/modules', module, 'index.ts'), 'utf8');
  return /^\/\/ (.+)$/m.exec(text)?.[1] ?? '';
}

const table = (root: string, modules: Graph): string =>
  [
    '| module | what it is for |',
    '| --- | --- |',
    ...[...modules.keys()].map(
      (name) => `| [\`${name}\`](../apps/server/src/modules/${name}/index.ts) | ${readPurpose(root, name)} |`,
    ),
  ].join('\n');

/** In a process of its own: the cruiser does not run under tsx. */
function cruise(root: string): readonly CruisedModule[] {
  const output = execFileSync(process.execPath, [join(root, 'scripts/boundaries.mjs'), root, '--imports'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  return JSON.parse(output) as CruisedModule[];
}

/** The generated parts of docs/architecture.md by the name in their markers. */
export function describeArchitecture(root: string): Readonly<Record<string, string>> {
  const modules = cruise(root);
  const serverModules = toGraph(modules, serverModule);
  return {
    workspace: toMermaid(withoutIndirect(toGraph(modules, workspacePart))),
    'server modules': toMermaid(withoutIndirect(serverModules)),
    'module table': table(root, serverModules),
    web: toMermaid(withoutIndirect(toGraph(modules, webPart))),
  };
}

/** Puts each generated part between its markers. Throws when a marker is missing. */
export function fillMarkers(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((filled, [name, content]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const from = filled.indexOf(start);
    const to = filled.indexOf(end);
    if (from === -1 || to < from) throw new Error(`docs/architecture.md has no markers for "${name}".`);
    return `${filled.slice(0, from + start.length)}\n${content}\n${filled.slice(to)}`;
  }, text);
}
