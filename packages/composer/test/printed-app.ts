import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printApp } from '../src/print/print-app.ts';
import type { AppSpec } from '../src/spec/app-spec.ts';

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** A storage that answers at once and forgets everything at the end. */
const storage = `const kept = new Map();
export default {
  getItem: async (key) => kept.get(key) ?? null,
  setItem: async (key, value) => void kept.set(key, value),
};
`;

export interface Storage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
}

/** The modules of a printed app without its components, with real stores and a storage in memory. */
export interface PrintedModules {
  /** A module by its path with the extension: 'src/orders/use-orders.ts'. */
  load<Module>(file: string): Promise<Module>;
  readonly storage: Storage;
}

export async function loadPrinted(spec: AppSpec): Promise<PrintedModules> {
  const folder = await mkdtemp(path.join(tmpdir(), 'printed-'));
  const write = async (name: string, source: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), source);
  };
  for (const [name, source] of Object.entries(printApp(spec))) {
    if (name.endsWith('.ts') && typeof source === 'string') await write(name, source);
  }
  const stored = 'node_modules/@react-native-async-storage/async-storage';
  await write(`${stored}/package.json`, JSON.stringify({ type: 'module', main: 'index.js' }));
  await write(`${stored}/index.js`, storage);
  for (const name of ['zustand', 'react'])
    await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
  const load = async <Module>(file: string): Promise<Module> => {
    const loaded: Module = await import(pathToFileURL(path.join(folder, file)).href);
    return loaded;
  };
  const { default: memory } = await load<{ default: Storage }>(`${stored}/index.js`);
  return { load, storage: memory };
}
