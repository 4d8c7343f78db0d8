import type { SdkTable } from './sdk-table.ts';

/** Subpaths of packages that an app may import; the preview bundles all of them. */
export const sdkSubpaths: Readonly<Record<string, readonly string[]>> = {
  '@expo/vector-icons': [
    'AntDesign',
    'Entypo',
    'EvilIcons',
    'Feather',
    'FontAwesome',
    'FontAwesome5',
    'FontAwesome6',
    'Fontisto',
    'Foundation',
    'Ionicons',
    'MaterialCommunityIcons',
    'MaterialIcons',
    'Octicons',
    'SimpleLineIcons',
    'Zocial',
  ],
  react: ['jsx-runtime', 'jsx-dev-runtime'],
  zustand: ['middleware', 'react/shallow', 'shallow', 'vanilla'],
};

/** Splits a specifier into package name and subpath ('' for the root). */
export function splitSpecifier(specifier: string): { readonly name: string; readonly subpath: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, length).join('/'), subpath: parts.slice(length).join('/') };
}

/** Whether an app may import a package specifier. */
export function isKnownSpecifier(specifier: string, sdk: SdkTable): boolean {
  const { name, subpath } = splitSpecifier(specifier);
  if (!Object.hasOwn(sdk.packages, name)) return false;
  return subpath === '' || (sdkSubpaths[name]?.includes(subpath) ?? false);
}
