import { type SdkTable, sdkSubpaths } from '@kilim/app-kit';

/** The import specifiers that the vendor script answers for a bundled package of the table. */
export function vendorSpecifiersOf(packageName: string): string[] {
  return [packageName, ...(sdkSubpaths[packageName] ?? []).map((subpath) => `${packageName}/${subpath}`)];
}

/** Names of the packages that the table bundles with the preview. */
export function bundledPackages(sdk: SdkTable): string[] {
  return Object.entries(sdk.packages)
    .filter(([, entry]) => entry.preview === 'bundled')
    .map(([name]) => name);
}
