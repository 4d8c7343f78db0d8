import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentSdk, readSdkLock } from '@kilim/app-kit';
import { packPackage } from '../../preview/build/pack-package.ts';
import { readTarEntries } from '../../preview/build/read-tar-entry.ts';

const root = path.join(import.meta.dirname, '../../..');
const packages = ['react-native', '@react-native/virtualized-lists'];

async function extractDeclarations(name: string, folder: string): Promise<void> {
  const entry = readSdkLock(currentSdk)?.[`node_modules/${name}`];
  if (entry?.integrity === undefined) throw new Error(`The SDK lock has no checksum of ${name}.`);
  const sha512 = entry.integrity.replace(/^sha512-/, '');
  for (const { name: file, bytes } of readTarEntries(await packPackage(`${name}@${entry.version}`, sha512))) {
    if (!/\.d\.ts$|^package\/package\.json$/.test(file)) continue;
    const target = path.join(folder, name, path.normalize(`/${file.replace(/^package\//, '')}`));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

/**
 * Folder with the declarations of the SDK table's `react-native`, downloaded once per version. The package itself is no
 * dependency: with its tools it would add hundreds of packages that nothing here runs.
 */
export async function fetchReactNativeTypes(): Promise<string> {
  const version = currentSdk.packages['react-native']?.version ?? '';
  const folder = path.join(root, '.cache', `react-native-types-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  try {
    for (const name of packages) await extractDeclarations(name, unfinished);
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another process finished first.
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
