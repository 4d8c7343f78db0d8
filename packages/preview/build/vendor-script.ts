import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SdkTable } from '@kilim/app-kit';
import { build, type Plugin } from 'esbuild';
import { VENDOR_GLOBAL } from '../src/protocol.ts';
import { bundledPackages, vendorSpecifiersOf } from '../src/vendor-modules.ts';
import type { FrameScript } from './frame-document.ts';

const require = createRequire(import.meta.url);
const shims = path.join(import.meta.dirname, 'shims');

/** Replacements for packages that do not exist in a browser. */
const ALIASES: Readonly<Record<string, string>> = {
  'react-native': require.resolve('react-native-web').replace(/dist[/\\]cjs[/\\]index\.js$/, 'dist/index.js'),
  'expo-font': path.join(shims, 'expo-font.ts'),
  '@react-native/assets-registry/registry': require.resolve(
    'react-native-web/dist/modules/AssetRegistry/index.js',
  ),
};

const aliasPlugin: Plugin = {
  name: 'kilim-alias',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path: specifier }) => {
      const target = ALIASES[specifier];
      return target === undefined ? undefined : { path: target };
    });
  },
};

/** Packages of the runtime, which an app cannot import. */
const RUNTIME_MODULES = ['react-dom', 'react-dom/client', 'react-refresh/runtime'];

function writeFactories(specifiers: readonly string[]): string {
  const lines = specifiers.map((specifier) => {
    const name = JSON.stringify(specifier);
    return `  ${name}: () => require(${name}),`;
  });
  return `globalThis[${JSON.stringify(VENDOR_GLOBAL)}] = {\n${lines.join('\n')}\n};\n`;
}

export interface VendorScript {
  readonly script: FrameScript;
  readonly fonts: readonly string[];
}

/**
 * Bundles the packages of `sdk` into a classic script with one factory function per specifier, so that a package runs
 * when it is first imported. Fonts are written to `<outFolder>/fonts`. Uses the
 * development build of React, which Fast Refresh requires.
 */
export async function buildVendorScript(sdk: SdkTable, outFolder: string): Promise<VendorScript> {
  const staging = path.join(outFolder, '.vendor');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  await build({
    stdin: {
      contents: writeFactories([...RUNTIME_MODULES, ...bundledPackages(sdk).flatMap(vendorSpecifiersOf)]),
      resolveDir: path.join(import.meta.dirname, '..'),
      sourcefile: 'vendor.js',
    },
    outfile: path.join(staging, 'vendor.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import', 'module', 'default'],
    resolveExtensions: [
      '.web.tsx',
      '.web.ts',
      '.web.jsx',
      '.web.js',
      '.tsx',
      '.ts',
      '.jsx',
      '.mjs',
      '.js',
      '.json',
    ],
    loader: { '.js': 'jsx', '.ttf': 'file', '.png': 'dataurl' },
    assetNames: 'fonts/[name]-[hash]',
    publicPath: '.',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.EXPO_OS': '"web"',
      __DEV__: 'true',
      global: 'globalThis',
    },
    plugins: [aliasPlugin],
    logLevel: 'error',
  });
  const code = await readFile(path.join(staging, 'vendor.js'), 'utf8');
  const fonts = (await readdir(path.join(staging, 'fonts'))).sort();
  await rm(path.join(outFolder, 'fonts'), { recursive: true, force: true });
  await rename(path.join(staging, 'fonts'), path.join(outFolder, 'fonts'));
  await rm(staging, { recursive: true, force: true });
  return { script: { name: 'vendor.js', code }, fonts };
}
