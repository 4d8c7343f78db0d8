import { isRecord, parseJsonObject } from '../project/parse-json-object.ts';
import { slugify } from '../project/slugify.ts';
import type { SdkTable } from '../sdk-table.ts';
import type { FixedSource } from './fixer.ts';

/** Reads name, version, entry and known dependencies from invalid JSON. */
function salvage(source: string, sdk: SdkTable): Record<string, unknown> {
  const name = /"name"\s*:\s*"([^"\n]*)"/.exec(source)?.[1] ?? '';
  const version = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(source)?.[1] ?? '1.0.0';
  const main = /"main"\s*:\s*"([^"\n]+)"/.exec(source)?.[1] ?? 'src/App.tsx';
  const known = Object.keys(sdk.packages).filter(
    (key) => key === 'react' || key === 'react-native' || source.includes(`"${key}"`),
  );
  const dependencies = Object.fromEntries(known.map((key) => [key, sdk.packages[key]?.version]));
  return { name: slugify(name), version, main, dependencies };
}

/** Rebuilds an invalid package.json and sets the versions of the SDK table. */
export function fixPackageJson(source: string, sdk: SdkTable): FixedSource | undefined {
  const parsed = parseJsonObject(source);
  const manifest = parsed ?? salvage(source, sdk);
  const changed: string[] = [];
  const pin = (versions: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        const known = Object.hasOwn(sdk.packages, name) ? sdk.packages[name]?.version : undefined;
        if (known === undefined || known === version) return [name, version];
        changed.push(name);
        return [name, known];
      }),
    );
  const next: Record<string, unknown> = { ...manifest };
  for (const key of ['dependencies', 'devDependencies']) {
    const versions = next[key];
    if (isRecord(versions)) next[key] = pin(versions);
  }
  if (parsed !== undefined && changed.length === 0) return undefined;
  const what = parsed === undefined ? 'package.json' : changed.join(', ');
  return { source: `${JSON.stringify(next, null, 2)}\n`, params: { names: what } };
}
