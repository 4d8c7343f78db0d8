import type { ProjectFiles } from '@kilim/app-kit';
import type { AppSpec } from '../spec/app-spec.ts';
import { specPath } from '../spec/spec-path.ts';
import { printLocale } from './base/print-locale.ts';
import { printManifest } from './base/print-manifest.ts';
import { printModel } from './entity/print-model.ts';
import { printRow } from './entity/print-row.ts';
import { printSamples } from './entity/print-samples.ts';
import { printStore } from './entity/print-store.ts';
import { printValidate } from './entity/print-validate.ts';
import { findStockRule, printStockRule } from './entity/stock-rule.ts';
import { listKeptStores } from './kept-stores.ts';
import { findScreenKind } from './kinds/index.ts';
import { collectKit } from './kit-files.ts';
import { printNavigation, printRoutes } from './navigation/print-navigation.ts';
import type { PrintedFile } from './printed-file.ts';
import type { PrintContext } from './screen-kind.ts';
import { createStringTable } from './strings/create-string-table.ts';
import { printTheme } from './theme/print-theme.ts';

/**
 * All files of an app, in an order that shows the first screen early: colours and texts first. Equal specs give equal
 * files. Throws for a spec that names an unknown screen kind or entity; `checkSpec` finds those first.
 */
export function printApp(spec: AppSpec): ProjectFiles {
  const strings = createStringTable(spec.language);
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
    printValidate(entity, context),
    printRow(entity, context),
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
    printRoutes(context),
    printNavigation(context),
    ...entityFiles,
    ...(stockRule === undefined ? [] : [printStockRule(stockRule, context)]),
    ...screenFiles,
  ];
  const entry: PrintedFile = { path: 'src/index-of-kit.ts', source: "import App from './App';" };
  const kit = collectKit([entry, ...printed]);
  const all = removeUnused([...printed, ...kit]);
  const files = [...all, strings.print(all)];
  const manifest = printManifest(spec.name, files);
  const record: PrintedFile = { path: specPath, source: `${JSON.stringify(spec, null, 2)}\n` };
  return Object.fromEntries([manifest, record, ...files].map(({ path, source }) => [path, source]));
}

/** Leaves out files that no other file imports: a row component without a list, a validation without a form. */
function removeUnused(files: readonly PrintedFile[]): readonly PrintedFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const used = new Set<string>(['src/App.tsx']);
  const queue = ['src/App.tsx'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = byPath.get(path);
    if (file === undefined) continue;
    const folder = path.split('/').slice(0, -1);
    for (const [, specifier = ''] of file.source.matchAll(/from '(\.[^']+)'/g)) {
      const parts = [...folder];
      for (const part of specifier.split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '.') parts.push(part);
      }
      const target = [`${parts.join('/')}.tsx`, `${parts.join('/')}.ts`].find((each) => byPath.has(each));
      if (target === undefined || used.has(target)) continue;
      used.add(target);
      queue.push(target);
    }
  }
  return files.filter(({ path }) => used.has(path));
}
