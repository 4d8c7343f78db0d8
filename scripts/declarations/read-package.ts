import { currentSdk, readSdkLock } from '@kilim/app-kit';
import { packPackage } from '../../packages/preview/build/pack-package.ts';
import { readTarEntries } from '../../packages/preview/build/read-tar-entry.ts';

/** Declarations and package.json of a package, by their path below `node_modules`. Null if the SDK lock has no such package. */
export async function readPackage(name: string): Promise<ReadonlyMap<string, string> | null> {
  const entry = readSdkLock(currentSdk)?.[`node_modules/${name}`];
  if (entry?.integrity === undefined) return null;
  const archive = await packPackage(`${name}@${entry.version}`, entry.integrity.replace(/^sha512-/, ''));
  const files = new Map<string, string>();
  for (const { name: file, bytes } of readTarEntries(archive))
    if (/\.d\.ts$|^[^/]+\/package\.json$/.test(file))
      files.set(`${name}/${file.slice(file.indexOf('/') + 1)}`, bytes.toString('utf8'));
  return files;
}
