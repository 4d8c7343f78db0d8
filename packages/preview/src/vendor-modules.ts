import { type SdkTable, sdkSubpaths } from '@kilim/app-kit';

/** The import specifiers of a bundled package. */
export function vendorSpecifiersOf(packageName: string): string[] {
  return [packageName, ...(sdkSubpaths[packageName] ?? []).map((subpath) => `${packageName}/${subpath}`)];
}

/** Names of the packages that the preview bundles. */
export function bundledPackages(sdk: SdkTable): string[] {
  return Object.entries(sdk.packages)
    .filter(([, entry]) => entry.preview === 'bundled')
    .map(([name]) => name);
}
