/** The files that the tools of a verification may read, and those that they may not. */
export interface PreparedFiles {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Paths of the project that are left out, sorted. */
  readonly omitted: readonly string[];
}

const code = /\.(?:tsx?|jsx?|mjs|cjs|json)$/i;
const asset = /\.(?:png|jpe?g|gif|webp|bmp|ttf|otf|mp3|m4a|wav|aac|mp4|mov|m4v|webm|pdf)$/i;
/** Names that tools run, or that change how they work. */
const settings =
  /(?:\.config\.[^/]*|rc(?:\.[^/]*)?|^package(?:-lock)?\.json|^tsconfig[^/]*\.json|^app\.json)$/i;

/** Paths are those of a project or of its export, so they neither leave the folder nor are absolute. */
function isAllowed(path: string): boolean {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  if (segments.some((segment) => segment.startsWith('.') || segment.toLowerCase() === 'node_modules'))
    return false;
  return (code.test(name) || asset.test(name)) && !settings.test(name);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Like the settings of an export, without plugins: those are programs that the tools would run. */
const appConfig = {
  expo: {
    name: 'App',
    slug: 'app',
    version: '1.0.0',
    platforms: ['android', 'web'],
    // Any other output runs the app's code on this machine.
    web: { bundler: 'metro', output: 'single' },
  },
};
const babelConfig = `module.exports = (api) => {
  api.cache(true);
  return { presets: ['babel-preset-expo'] };
};
`;
const metroConfig = `module.exports = require('expo/metro-config').getDefaultConfig(__dirname);
`;
const typescriptConfig = {
  extends: 'expo/tsconfig.base',
  compilerOptions: { strict: true, noEmit: true },
  include: ['**/*.ts', '**/*.tsx'],
};

/** Written by every export, so they are not the project's. */
const ownSettings: ReadonlySet<string> = new Set([
  '.oxlintrc.json',
  'app.json',
  'babel.config.js',
  'eas.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]);

/**
 * An export as a folder in which tools run without running code of the project: docs/rules/export-verification.md#safety.
 * Only sources and assets are taken from the project; every setting is this module's own. Throws when the export has no
 * package.json or lock, which untested packages cause.
 */
export function prepareFiles(exported: Readonly<Record<string, string | Uint8Array>>): PreparedFiles {
  const manifest = exported['package.json'];
  const lock = exported['package-lock.json'];
  if (manifest === undefined || lock === undefined) throw new Error('The export has no lock file.');
  const files: Record<string, string | Uint8Array> = {};
  const omitted: string[] = [];
  for (const path of Object.keys(exported).toSorted()) {
    const content = exported[path];
    if (content === undefined) continue;
    if (isAllowed(path)) files[path] = content;
    else if (code.test(path) && !ownSettings.has(path)) omitted.push(path);
  }
  return {
    files: {
      ...files,
      'package.json': manifest,
      'package-lock.json': lock,
      'app.json': json(appConfig),
      'babel.config.js': babelConfig,
      'metro.config.js': metroConfig,
      'tsconfig.json': json(typescriptConfig),
    },
    omitted,
  };
}
