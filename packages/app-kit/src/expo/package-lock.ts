type Versions = Readonly<Record<string, string>>;

/** An entry of a package-lock.json (version 3); the key is its path in the project. */
export interface LockEntry {
  readonly version: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: unknown;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: unknown;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockEntries = Readonly<Record<string, LockEntry>>;

/** The fields of package.json that a lock repeats. */
export interface LockRoot {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** Resolves a package name for code in the folder `from` to the nearest node_modules that contains it. */
export function resolveLocked(entries: LockEntries, from: string, name: string): string | undefined {
  let folder = from;
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (Object.hasOwn(entries, place)) return place;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

/** Names of the packages that npm installs for an entry: dependencies and required peers. */
export function listRequired(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}

/**
 * The part of a lock that a project needs. Packages keep their paths, so that names resolve as before. The full lock
 * would install native modules that the app does not use.
 */
export function reduceLock(entries: LockEntries, root: LockRoot): LockEntries {
  const roots = [...Object.keys(root.dependencies), ...Object.keys(root.devDependencies)];
  const needed = new Set<string>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const place = resolveLocked(entries, from, name);
      if (place !== undefined) needed.add(place);
    }
  };
  visit('', roots);
  // Iterating a set includes elements added meanwhile.
  for (const place of needed) {
    const entry = entries[place];
    if (entry !== undefined) visit(place, listRequired(entry));
  }
  return Object.fromEntries(Object.entries(entries).filter(([place]) => needed.has(place)));
}

/** Writes a package-lock.json. */
export function writeLock(entries: LockEntries, root: LockRoot): string {
  const { name, version } = root;
  const lock = { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...entries } };
  return `${JSON.stringify(lock, null, 2)}\n`;
}
