import { describe, expect, it } from 'vitest';
import { writeFullManifest } from '../../scripts/lock-sdk.ts';
import { currentSdk } from '../sdk-table.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { expoExport } from './expo-export.ts';
import { type LockEntry, listRequired, reduceLock, resolveLocked } from './package-lock.ts';
import { readSdkLock } from './sdk-lock.ts';

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const fullLock = readSdkLock(currentSdk) ?? {};

/** Differences between package.json and lock for which `npm ci` fails. */
function findDisagreements(files: Readonly<Record<string, string>>): string[] {
  const manifest = JSON.parse(files['package.json'] ?? '');
  const { packages } = JSON.parse(files['package-lock.json'] ?? '') as Lock;
  const { '': root, ...entries } = packages;
  const found: string[] = [];
  for (const section of ['dependencies', 'devDependencies'] as const) {
    for (const [name, version] of Object.entries<string>(manifest[section])) {
      if (!exactVersion.test(version)) found.push(`${name} is not exact: ${version}`);
      const locked = entries[`node_modules/${name}`]?.version;
      if (locked !== version) found.push(`${name} ${version} is locked as ${locked}`);
    }
    const repeated = Reflect.get(root ?? {}, section);
    if (JSON.stringify(repeated) !== JSON.stringify(manifest[section])) found.push(`${section} of the lock`);
  }
  for (const [place, entry] of Object.entries(entries)) {
    if (entry.integrity === undefined) found.push(`${place} has no checksum`);
    for (const name of listRequired(entry)) {
      if (resolveLocked(entries, place, name) === undefined) found.push(`${place} lacks ${name}`);
    }
  }
  return found;
}

const all = Object.keys(currentSdk.packages);
/** Projects that import several packages together, beside the starter, which imports two. */
const apps = (['tr', 'en'] as const).flatMap((language) => {
  const importing = (names: readonly string[]) => ({
    'src/App.tsx': `${names.map((name) => `import '${name}';`).join('\n')}\nexport default () => null;\n`,
  });
  return [
    { name: `starter (${language})`, files: starterFiles({ name: 'Bahçe', language }), language },
    {
      name: `every second package (${language})`,
      files: importing(all.filter((_, at) => at % 2 === 0)),
      language,
    },
    { name: `all packages (${language})`, files: importing(all), language },
  ];
});

describe('the lock of an export', () => {
  it.each(apps)('agrees with package.json for $name', ({ files, language }) => {
    expect(findDisagreements(expoExport({ name: 'Bahçe', files, language }).files)).toEqual([]);
  });

  it('agrees with package.json for each package of the SDK table', () => {
    for (const name of Object.keys(currentSdk.packages)) {
      const files = { 'src/App.tsx': `import '${name}';\nexport default () => null;\n` };
      const exported = expoExport({ name: 'a', files, language: 'en' }).files;
      expect(findDisagreements(exported)).toEqual([]);
      expect(JSON.parse(exported['package.json'] ?? '').dependencies).toHaveProperty([name]);
    }
  });

  it('contains exactly the packages that the app uses', () => {
    const starter = apps[0]?.files ?? {};
    const { packages } = JSON.parse(
      expoExport({ name: 'a', files: starter, language: 'tr' }).files['package-lock.json'] ?? '',
    ) as Lock;
    expect(packages).not.toHaveProperty(['node_modules/react-native-svg']);
    expect(Object.keys(packages).length).toBeLessThan(Object.keys(fullLock).length);
    const manifest = writeFullManifest(currentSdk) as Parameters<typeof reduceLock>[1];
    expect(Object.keys(reduceLock(fullLock, manifest))).toEqual(Object.keys(fullLock));
  });

  it('matches the SDK table and contains no download addresses', () => {
    const { dependencies, devDependencies } = writeFullManifest(currentSdk) as Parameters<
      typeof reduceLock
    >[1];
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, fullLock[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    for (const [name, version] of Object.entries(currentSdk.overrides)) {
      expect([name, fullLock[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    expect(JSON.stringify(fullLock)).not.toMatch(/https?:/);
  });

  it('resolves a name to the nearest node_modules', () => {
    const entry = { version: '1.0.0' };
    const entries = {
      'node_modules/a': entry,
      'node_modules/b': { ...entry, dependencies: { a: '*' } },
      'node_modules/b/node_modules/a': entry,
      'node_modules/@c/d': { ...entry, peerDependencies: { a: '*', e: '*' } },
    };
    expect(resolveLocked(entries, 'node_modules/b', 'a')).toBe('node_modules/b/node_modules/a');
    expect(resolveLocked(entries, 'node_modules/@c/d', 'a')).toBe('node_modules/a');
    expect(resolveLocked(entries, 'node_modules/b/node_modules/a', 'b')).toBe('node_modules/b');
    expect(resolveLocked(entries, '', 'e')).toBeUndefined();
    const root = { name: 'x', version: '1.0.0', dependencies: { b: '1.0.0' }, devDependencies: {} };
    expect(Object.keys(reduceLock(entries, root))).toEqual([
      'node_modules/b',
      'node_modules/b/node_modules/a',
    ]);
  });
});
