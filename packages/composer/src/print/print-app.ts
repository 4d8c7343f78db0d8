import type { ProjectFiles } from '@kilim/app-kit';
import type { AppSpec } from '../spec/app-spec.ts';
import { specPath } from '../spec/spec-path.ts';
import { translateSpec } from '../translate/translate-spec.ts';
import { printLocale } from './base/print-locale.ts';
import { printManifest } from './base/print-manifest.ts';
import { printLowStock } from './entity/low-stock.ts';
import { printAutomations } from './entity/print-automations.ts';
import { printModel } from './entity/print-model.ts';
import { printRow } from './entity/print-row.ts';
import { printSamples } from './entity/print-samples.ts';
import { printStockRule } from './entity/print-stock-rule.ts';
import { printStore } from './entity/print-store.ts';
import { printValidate } from './entity/print-validate.ts';
import { printReferringRows } from './entity/referring-rows.ts';
import { findStockRule } from './entity/stock-rule.ts';
import { changesLanguage } from './features/language-switch.ts';
import { printFeatures } from './features/print-features.ts';
import { listKeptStores } from './kept-stores.ts';
import { findScreenKind } from './kinds/index.ts';
import { collectImported } from './kit-files.ts';
import { printNavigation, printRoutes } from './navigation/print-navigation.ts';
import type { PrintedFile } from './printed-file.ts';
import { rolesOf } from './roles/app-roles.ts';
import { guardImports } from './roles/guard-imports.ts';
import { printRoles } from './roles/print-roles.ts';
import type { PrintContext } from './screen-kind.ts';
import { type CollectedStrings, createStringTable, findUsedTexts } from './strings/create-string-table.ts';
import { printStrings } from './strings/print-strings.ts';
import { printTheme } from './theme/print-theme.ts';

/**
 * All files of an app in the order in which they are streamed: the description with icon and name, then colours and texts,
 * then from the root inwards. Equal specs give equal files. Throws for a spec that names an unknown screen kind or entity;
 * `checkSpec` finds those first.
 */
export function printApp(spec: AppSpec): ProjectFiles {
  const { files: imported, strings } = printSources(spec);
  const tables = changesLanguage(spec)
    ? [strings, printSources({ ...translateSpec(spec).spec, texts: {} }).strings]
    : [strings];
  const files = [...imported, ...printStrings(tables, imported)];
  const manifest = printManifest(spec.name, files);
  const isLook = ({ path }: PrintedFile): boolean => path === 'src/theme.ts' || path === 'src/strings.ts';
  const ordered = [
    { path: specPath, source: `${JSON.stringify(spec, null, 2)}\n` },
    manifest,
    ...files.filter(isLook),
    ...files.filter((file) => !isLook(file)),
  ];
  return Object.fromEntries(ordered.map(({ path, source }) => [path, source]));
}

/** Every text that people see in the app and that is no function, by its name in the code: 'common.save'. */
export function listAppTexts(spec: AppSpec): ReadonlyMap<string, string> {
  const { files, strings } = printSources(spec);
  return strings.listTexts(findUsedTexts(files));
}

interface PrintedSources {
  readonly files: readonly PrintedFile[];
  readonly strings: CollectedStrings;
}

/** All files that the app imports but those with its texts. */
function printSources(spec: AppSpec): PrintedSources {
  const strings = createStringTable(spec.language, spec.texts);
  const context: PrintContext = {
    spec,
    entity(id) {
      const found = spec.entities.find((entity) => entity.id === id);
      if (found === undefined) throw new Error(`The spec has no entity ${id}`);
      return found;
    },
    findScreen: (kind, entity) =>
      spec.screens.find(
        (screen) => screen.kind === kind && (entity === undefined || screen.entity === entity),
      ),
    stores: () => listKeptStores(context),
    strings,
  };
  const entityFiles = spec.entities.flatMap((entity) => [
    printModel(entity, context),
    printSamples(entity, context),
    printStore(entity, context),
    ...[printAutomations(entity, context)].filter((file) => file !== undefined),
    printValidate(entity, context),
    printRow(entity, context),
    ...printReferringRows(entity, context),
    ...[printLowStock(entity)].filter((file) => file !== undefined),
  ]);
  const screenFiles = spec.screens.flatMap((screen) => {
    const kind = findScreenKind(screen.kind);
    if (kind === undefined) throw new Error(`Unknown screen kind ${screen.kind}`);
    return kind.print(screen, context);
  });
  const stockRule = findStockRule(spec);
  const printed = [
    printTheme(spec),
    printLocale(spec),
    ...printRoles(context),
    printRoutes(context),
    printNavigation(context),
    ...entityFiles,
    ...(stockRule === undefined ? [] : [printStockRule(stockRule, context)]),
    ...screenFiles,
    ...printFeatures(context),
  ];
  const files = rolesOf(spec).length > 0 ? guardImports(printed) : printed;
  return { files: collectImported('src/App.tsx', files), strings };
}
