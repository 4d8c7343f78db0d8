type Versions = Readonly<Record<string, string>>;

/** One installed package of a package-lock.json, version 3; the key is its place below the project. */
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

/** What a lock repeats of the package.json beside it. */
export interface LockRoot {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** Place of the package that a name means for code at `from`: the nearest node_modules that holds it. */
export function resolveLocked(entries: LockEntries, from: string, name: string): string | undefined {
  let folder = from;
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (Object.hasOwn(entries, place)) return place;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

/** Names that npm installs for a package: what it depends on, and the peers that it cannot do without. */
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
 * The part of a lock that one project needs. Every package keeps its place, so what it resolves to stays the same;
 * shipping the whole lock would install native modules that the app never uses.
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
  // A set hands out what is added while it is read.
  for (const place of needed) {
    const entry = entries[place];
    if (entry !== undefined) visit(place, listRequired(entry));
  }
  return Object.fromEntries(Object.entries(entries).filter(([place]) => needed.has(place)));
}

/** The text of a package-lock.json. */
export function writeLock(entries: LockEntries, root: LockRoot): string {
  const { name, version } = root;
  const lock = { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...entries } };
  return `${JSON.stringify(lock, null, 2)}\n`;
}
