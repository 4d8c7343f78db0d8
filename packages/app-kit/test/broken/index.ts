import { exportFixtures } from './exports.ts';
import type { FixtureFamily } from './fixture.ts';
import { importMixUps } from './import-mix-ups.ts';
import { jsonFixtures } from './json-files.ts';
import { leftovers } from './leftovers.ts';
import { looseTexts } from './loose-texts.ts';
import { missingImports } from './missing-imports.ts';
import { movedPackages } from './moved-packages.ts';
import { navigationFixtures } from './navigation.ts';
import { withoutCounterpart } from './no-counterpart.ts';
import { pathFixtures } from './paths.ts';
import { propFixtures } from './props.ts';
import { reactFixtures } from './react.ts';
import { styleFixtures } from './styles.ts';
import { syntaxErrors } from './syntax-errors.ts';
import { unseenNames } from './unseen-names.ts';
import { unseenStyles } from './unseen-styles.ts';
import { webApis } from './web-apis.ts';
import { webTags } from './web-tags.ts';

/** Broken answers by the complaint behind them. */
export const brokenFixtures: readonly FixtureFamily[] = [
  missingImports,
  importMixUps,
  exportFixtures,
  movedPackages,
  pathFixtures,
  webTags,
  propFixtures,
  styleFixtures,
  looseTexts,
  reactFixtures,
  webApis,
  navigationFixtures,
  syntaxErrors,
  leftovers,
  jsonFixtures,
  withoutCounterpart,
  unseenNames,
  unseenStyles,
];
