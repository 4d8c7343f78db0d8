import type { Language } from '@kilim/contract';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { slugify } from '../project/slugify.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { findAppColors } from './app-colors.ts';
import { writeAppConfig, writeApplicationId } from './app-config.ts';
import { drawAppImages } from './app-images.ts';
import { assetTypesPath, declareAssets } from './asset-types.ts';
import { buildSettings, gitIgnore } from './build-settings.ts';
import { writeReadme } from './export-readme.ts';
import { findImportedPackages, type UntestedPackage } from './imported-packages.ts';
import { writeEntry } from './write-entry.ts';
import { sortNames, writeManifest } from './write-manifest.ts';

/** What an export does with untested packages: docs/rules/app-kit.md#untested-packages */
export type UntestedPackageChoice = 'keep' | 'omit';

export interface ExpoExportInput {
  readonly name: string;
  /** Binary files have any content; the caller adds their bytes to the result. */
  readonly files: ProjectFiles;
  readonly language: Language;
  /** Default `keep`. */
  readonly untested?: UntestedPackageChoice;
  readonly sdk?: SdkTable;
  /** Shares scans with the checks of the same files. */
  readonly scans?: SharedScans;
}

/** The imported packages outside the SDK table, for which the user has to choose. */
export function findUntestedPackages(
  files: ProjectFiles,
  { sdk = currentSdk, scans = createSharedScans() }: Pick<ExpoExportInput, 'sdk' | 'scans'> = {},
): readonly UntestedPackage[] {
  return findImportedPackages(files, sdk, scans).untested;
}

export interface ExpoExport {
  readonly files: ProjectFiles;
  /** PNG bytes by path. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}

/**
 * The project with everything that Expo needs: docs/rules/app-kit.md#export. The result installs with `npm ci`,
 * type-checks, lints, and bundles for web, Android and iOS.
 */
export function expoExport(input: ExpoExportInput): ExpoExport {
  const { files, language, untested = 'keep', sdk = currentSdk, scans = createSharedScans() } = input;
  const name = input.name.trim() === '' ? 'App' : input.name.trim();
  const slug = slugify(name);
  const entry = writeEntry(files, scans);
  const imported = findImportedPackages(files, sdk, scans);
  const kept = untested === 'keep' ? imported.untested : [];
  const colors = findAppColors(name, files);
  const config = writeAppConfig(files, { name, slug, language, colors });
  const { manifest, lock } = writeManifest({
    files,
    slug,
    main: entry.path,
    sdk,
    imported,
    kept,
    hasSystemAppearance: config.userInterfaceStyle !== 'light',
  });
  const readme = writeReadme({
    name,
    language,
    sdkName: `SDK ${sdk.name.replace(/^expo-/, '')}`,
    applicationId: writeApplicationId(slug),
    kept,
    omitted: untested === 'keep' ? [] : imported.untested,
  });
  const added: Record<string, string> = {
    ...buildSettings,
    'app.json': config.text,
    'package.json': manifest,
    '.gitignore': readProjectFile(files, '.gitignore') ?? gitIgnore,
    'README.md': readProjectFile(files, 'README.md') ?? readme,
  };
  if (lock !== undefined) added['package-lock.json'] = lock;
  const declarations = declareAssets(Object.keys(files));
  if (declarations !== null) added[assetTypesPath] = declarations;
  if (entry.content !== undefined) added[entry.path] = entry.content;
  return {
    files: sortNames(Object.entries({ ...files, ...added })),
    images: drawAppImages(name, colors),
  };
}
