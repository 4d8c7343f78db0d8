import type { Language } from '@kilim/contract';
import { slugifyName } from '../project/names.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { writeAppConfig, writeApplicationId } from './app-config.ts';
import { writeReadme } from './export-readme.ts';
import { findImportedPackages } from './imported-packages.ts';
import { writeEntry } from './write-entry.ts';

export interface ExpoExportInput {
  readonly name: string;
  readonly files: ProjectFiles;
  readonly language: Language;
  readonly sdk?: SdkTable;
  /** To share the scans with the checks of the same files. */
  readonly scans?: SharedScans;
}

const gitIgnore = `node_modules/
.expo/
dist/
android/
ios/
expo-env.d.ts
*.log
*.tsbuildinfo
.env*.local
.DS_Store
`;

const babelConfig = `module.exports = function (api) {
  api.cache(true);
  return { presets: ['babel-preset-expo'] };
};
`;

const typescriptConfig = {
  extends: 'expo/tsconfig.base',
  compilerOptions: { strict: true },
  include: ['**/*.ts', '**/*.tsx', '.expo/types/**/*.ts', 'expo-env.d.ts'],
};

// npm refuses to install a package into one of the same name.
function writePackageName(slug: string, dependencies: Readonly<Record<string, string>>): string {
  return Object.hasOwn(dependencies, slug) || slug === 'node-modules' ? `${slug}-app` : slug;
}

function sortNames(versions: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...versions].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function readVersion(files: ProjectFiles): string {
  const stated = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(readProjectFile(files, 'package.json') ?? '')?.[1];
  return stated ?? '1.0.0';
}

function writeManifest(
  input: ExpoExportInput,
  slug: string,
  main: string,
  sdk: SdkTable,
  scans: SharedScans,
): string {
  const imported = findImportedPackages(input.files, sdk, scans);
  const core = ['react', 'react-native'].map((name) => [name, sdk.packages[name]?.version ?? '*'] as const);
  const dependencies = sortNames([
    ...imported,
    ...core,
    ...Object.entries(sdk.scaffold),
    ['expo', sdk.expo] as const,
  ]);
  const manifest = {
    name: writePackageName(slug, dependencies),
    version: readVersion(input.files),
    private: true,
    main,
    scripts: {
      start: 'expo start',
      android: 'expo start --android',
      ios: 'expo start --ios',
      web: 'expo start --web',
    },
    dependencies,
    devDependencies: sortNames(Object.entries(sdk.development)),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The project with everything Expo needs around it. Installs with `npm install`, type-checks with `tsc --noEmit`
 * and bundles for web, Android and iOS. Build settings are always ours; README.md, .gitignore and the values in
 * app.json stay the project's own where it has them.
 */
export function expoExport(input: ExpoExportInput): { readonly files: ProjectFiles } {
  const { files, language, sdk = currentSdk, scans = createSharedScans() } = input;
  const name = input.name.trim() === '' ? 'App' : input.name.trim();
  const slug = slugifyName(name);
  const entry = writeEntry(files, scans);
  const added: Record<string, string> = {
    'app.json': writeAppConfig(files, { name, slug, language }),
    'babel.config.js': babelConfig,
    'package.json': writeManifest(input, slug, entry.path, sdk, scans),
    'tsconfig.json': `${JSON.stringify(typescriptConfig, null, 2)}\n`,
    '.gitignore': readProjectFile(files, '.gitignore') ?? gitIgnore,
    'README.md':
      readProjectFile(files, 'README.md') ??
      writeReadme(name, language, `SDK ${sdk.name.replace(/^expo-/, '')}`, writeApplicationId(slug)),
  };
  if (entry.content !== undefined) added[entry.path] = entry.content;
  return { files: sortNames(Object.entries({ ...files, ...added })) };
}
