import {
  isLocalSpecifier,
  type ProjectFiles,
  resolveImport,
  type SdkTable,
  splitSpecifier,
} from '@kilim/app-kit';
import { type PreviewErrorCode, VENDOR_LINK } from '../protocol.ts';
import { vendorSpecifiersOf } from '../vendor-modules.ts';
import { isAsset } from './asset-module.ts';
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
  readonly files: ProjectFiles;
  readonly aliases: PathAliases;
}

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|svg|ico|ttf|otf|woff2?|mp[34]|m4a|wav|ogg|webm|mov|pdf|css)$/i;

function asset(specifier: string): Resolution {
  return {
    ok: false,
    code: 'asset_unsupported',
    message: `"${specifier}" is not code: the preview can't load files of this kind.`,
    params: { specifier },
  };
}

/** A drawing or a style sheet is a text, which phones cannot load as a picture. */
function local(target: string, specifier: string, files: ProjectFiles): Resolution {
  const isText = !isAsset(files[target] ?? '');
  return ASSET.test(target) && isText ? asset(specifier) : { ok: true, target };
}

function resolvePackage(specifier: string, sdk: SdkTable): Resolution {
  const { name } = splitSpecifier(specifier);
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
  if (vendorSpecifiersOf(name).includes(specifier)) return { ok: true, target: VENDOR_LINK + specifier };
  return {
    ok: false,
    code: 'package_path_unknown',
    message: `The preview knows "${name}", but not its file "${specifier}".`,
    params,
  };
}

/**
 * Resolves an import in the file `from` to a path of the project or `vendor:<specifier>`. Uses app-kit's resolution, as
 * checks and exports do; the paths of tsconfig.json precede packages.
 */
export function resolveModule(from: string, specifier: string, context: ResolveContext): Resolution {
  if (isLocalSpecifier(specifier)) {
    const found = resolveImport(context.files, from, specifier);
    if (found !== undefined) return local(found, specifier, context.files);
    return {
      ok: false,
      code: 'module_missing',
      message: `No file of the project answers to "${specifier}".`,
      params: { specifier },
    };
  }
  for (const base of applyPathAliases(context.aliases, specifier)) {
    const found = resolveImport(context.files, '', `./${base}`);
    if (found !== undefined) return local(found, specifier, context.files);
  }
  return resolvePackage(specifier, context.sdk);
}
