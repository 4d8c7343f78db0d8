import { currentSdk, slugify } from '@kilim/app-kit';
import type { PrintedFile } from '../printed-file.ts';

// The native stack imports react-native-screens; apps do not.
const silentPackages = ['react', 'react-native', 'react-native-screens'];

/** package.json with the packages that the files import, in the versions of the SDK. */
export function printManifest(name: string, files: readonly PrintedFile[]): PrintedFile {
  const imported = Object.keys(currentSdk.packages).filter((specifier) =>
    files.some(({ source }) => source.includes(`from '${specifier}'`)),
  );
  const names = [...new Set([...silentPackages, ...imported])].sort();
  const manifest = {
    name: slugify(name),
    version: '1.0.0',
    main: 'src/App.tsx',
    dependencies: Object.fromEntries(
      names.map((specifier) => [specifier, currentSdk.packages[specifier]?.version ?? '*']),
    ),
  };
  return { path: 'package.json', source: `${JSON.stringify(manifest, null, 2)}\n` };
}
