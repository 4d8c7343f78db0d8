import type { InspectedFile } from '../checks/inspect-project.ts';

/** A module of the project that a name can be imported from. */
export interface Exporter {
  readonly path: string;
  readonly isDefault: boolean;
}

/** The modules that export a name, without those that only pass it on. */
export type FindExporters = (name: string) => readonly Exporter[];

/** A default export is found by the name of its file: `src/screens/HomeScreen.tsx` for `HomeScreen`. */
function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(0, name.indexOf('.') === -1 ? name.length : name.indexOf('.'));
}

/** Indexes the exports of a project by name when the first name is looked up. */
export function indexExporters(inspected: ReadonlyMap<string, InspectedFile>): FindExporters {
  let byName: Map<string, Exporter[]> | undefined;
  const build = (): Map<string, Exporter[]> => {
    const found = new Map<string, Exporter[]>();
    const add = (name: string, exporter: Exporter): void => {
      const known = found.get(name);
      if (known === undefined) found.set(name, [exporter]);
      else known.push(exporter);
    };
    for (const { path, inspection } of inspected.values()) {
      if (!inspection.ok || /\.(?:test|spec|config|d)\.[cm]?[jt]sx?$|\.web\.[jt]sx?$/.test(path)) continue;
      const passed = new Set(
        inspection.imports.flatMap(({ names }) =>
          names.flatMap(({ imported, local }) => (local === '' ? [imported] : [])),
        ),
      );
      for (const name of inspection.exports) {
        if (name === 'default') add(stemOf(path), { path, isDefault: true });
        else if (!passed.has(name)) add(name, { path, isDefault: false });
      }
    }
    // A module may export one thing by its name and by default.
    for (const [name, exporters] of found) {
      const named = exporters.filter(({ isDefault }) => !isDefault);
      const isSame = named.length === 1 && exporters.every(({ path }) => path === named[0]?.path);
      if (isSame) found.set(name, named);
    }
    return found;
  };
  return (name) => {
    byName ??= build();
    return byName.get(name) ?? [];
  };
}
