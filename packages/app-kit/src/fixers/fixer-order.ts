import { fixAsyncEffect } from './fix-async-effect.ts';
import { fixClassName } from './fix-class-name.ts';
import { fixCommonJs } from './fix-common-js.ts';
import { fixDeclaredImport } from './fix-declared-import.ts';
import { fixDefaultExport } from './fix-default-export.ts';
import { fixDoubleExport, fixNamedExport } from './fix-exports.ts';
import { fixHookValue } from './fix-hook-value.ts';
import { fixIconPackage } from './fix-icon-package.ts';
import { fixImportMixUp } from './fix-import-mix-up.ts';
import { fixImportPath } from './fix-import-path.ts';
import { fixLooseText } from './fix-loose-text.ts';
import { fixLooseValue } from './fix-loose-value.ts';
import { fixMissingImport } from './fix-missing-import.ts';
import { fixMissingKey } from './fix-missing-key.ts';
import { fixMovedPackage } from './fix-moved-package.ts';
import { fixNavigationContainer } from './fix-navigation-container.ts';
import { fixNearName } from './fix-near-name.ts';
import { fixPathAlias } from './fix-path-alias.ts';
import { fixPropName } from './fix-prop-name.ts';
import { fixPropValue } from './fix-prop-value.ts';
import { fixScreenName } from './fix-screen-name.ts';
import { fixStyleName } from './fix-style-name.ts';
import { fixStyleValue } from './fix-style-value.ts';
import { fixWebApi } from './fix-web-api.ts';
import { fixWebTag } from './fix-web-tag.ts';
import type { SourceFixer } from './fixer.ts';

/** Fixers of imports and exports, each for all files before the next one, because they depend on each other's results. */
export const moduleFixers: readonly SourceFixer[] = [
  fixPathAlias,
  fixImportPath,
  fixMovedPackage,
  fixIconPackage,
  fixCommonJs,
  fixDoubleExport,
  fixDeclaredImport,
  fixDefaultExport,
  fixNamedExport,
  fixImportMixUp,
];

/** Fixers of one file. A web tag becomes a component, which is imported, and only then its loose text is found. */
export const fileFixers: readonly SourceFixer[] = [
  fixStyleValue,
  fixWebTag,
  fixWebApi,
  fixNavigationContainer,
  fixHookValue,
  fixMissingImport,
  fixNearName,
  fixStyleName,
  fixPropName,
  fixPropValue,
  fixScreenName,
  fixAsyncEffect,
  fixMissingKey,
  fixClassName,
  fixLooseText,
  fixLooseValue,
  fixMissingImport,
];
