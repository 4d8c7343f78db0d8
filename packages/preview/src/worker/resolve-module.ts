import type { SdkTable } from '@kilim/app-kit';
import { type PreviewErrorCode, VENDOR_LINK } from '../protocol.ts';
import { VENDOR_MODULES } from '../vendor-modules.ts';
import { applyPathAliases, type PathAliases } from './tsconfig-paths.ts';

export type Resolution =
  | { readonly ok: true; readonly target: string }
  | {
      readonly ok: false;
      readonly code: PreviewErrorCode;
      readonly message: string;
      readonly params: Readonly<Record<string, string>>;
    };

export interface ResolveContext {
  readonly sdk: SdkTable;
  readonly hasFile: (path: string) => boolean;
  readonly aliases: PathAliases;
}

const EXTENSIONS = ['.web.tsx', '.web.ts', '.web.jsx', '.web.js', '.tsx', '.ts', '.jsx', '.js', '.json'];
const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|svg|ico|ttf|otf|woff2?|mp[34]|m4a|wav|ogg|webm|mov|pdf|css)$/i;
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Joins a relative specifier to the folder of `from`; null when it leaves the project. */
function joinRelative(from: string, specifier: string): string | null {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

function findFile(base: string, hasFile: (path: string) => boolean): string | null {
  if (hasFile(base) && (CODE.test(base) || ASSET.test(base))) return base;
  for (const extension of EXTENSIONS) if (hasFile(base + extension)) return base + extension;
  // `./theme.js` names `theme.ts` in projects written for Node's own resolution.
  const bare = base.replace(/\.[cm]?jsx?$/, '');
  if (bare !== base)
    for (const extension of ['.ts', '.tsx']) if (hasFile(bare + extension)) return bare + extension;
  const folder = base === '' ? 'index' : `${base}/index`;
  for (const extension of EXTENSIONS) if (hasFile(folder + extension)) return folder + extension;
  return null;
}

function packageOf(specifier: string): string {
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}

function asset(specifier: string): Resolution {
  return {
    ok: false,
    code: 'asset_unsupported',
    message: `"${specifier}" is not code: the preview can't load files of this kind.`,
    params: { specifier },
  };
}

function local(target: string, specifier: string): Resolution {
  return ASSET.test(target) ? asset(specifier) : { ok: true, target };
}

function resolvePackage(specifier: string, sdk: SdkTable): Resolution {
  const name = packageOf(specifier);
  const entry = Object.hasOwn(sdk.packages, name) ? sdk.packages[name] : undefined;
  const params = { package: name, specifier };
  if (!entry)
    return {
      ok: false,
      code: 'package_unknown',
      message: `The package "${name}" is not part of this project's SDK.`,
      params,
    };
  if (entry.preview !== 'bundled')
    return {
      ok: false,
      code: 'package_export_only',
      message: `The package "${name}" works on devices, not in the preview.`,
      params,
    };
  if (VENDOR_MODULES[name]?.includes(specifier)) return { ok: true, target: VENDOR_LINK + specifier };
  return {
    ok: false,
    code: 'package_path_unknown',
    message: `The preview knows "${name}", but not its file "${specifier}".`,
    params,
  };
}

/**
 * Where an import of the file `from` leads: a path of the project or `vendor:<specifier>`. Platform files for
 * the web come first, as in Metro; tsconfig paths come before packages.
 */
export function resolveModule(from: string, specifier: string, context: ResolveContext): Resolution {
  if (specifier.startsWith('.')) {
    const base = joinRelative(from, specifier);
    const found = base === null ? null : findFile(base, context.hasFile);
    if (found !== null) return local(found, specifier);
    if (ASSET.test(specifier)) return asset(specifier);
    return {
      ok: false,
      code: 'module_missing',
      message: `No file of the project answers to "${specifier}".`,
      params: { specifier },
    };
  }
  for (const base of applyPathAliases(context.aliases, specifier)) {
    const found = findFile(base, context.hasFile);
    if (found !== null) return local(found, specifier);
  }
  return resolvePackage(specifier, context.sdk);
}

/** Files that may be the app, best first. */
export const ENTRY_CANDIDATES: readonly string[] = ['src/App', 'App'].flatMap((base) =>
  EXTENSIONS.filter((extension) => extension !== '.json').map((extension) => base + extension),
);
