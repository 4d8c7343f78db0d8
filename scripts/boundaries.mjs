// Checks imports with the rules of .dependency-cruiser.cjs. `node scripts/boundaries.mjs [folder]` exits with 1 on a
// violation, and when too few modules were found, because dependency-cruiser without its parser finds none.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const fewestModules = 150;

/** TypeScript 7 has no JS API, so dependency-cruiser parses with swc, but it does not enable JSX for .tsx files. */
function enableSwcJsx() {
  const swc = require('@swc/core');
  const parseFileSync = swc.parseFileSync.bind(swc);
  swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
}

/** Reads the imports of apps and packages below `folder`: `modules` with dependencies, `summary` with violations. */
export async function cruiseWorkspace(folder) {
  enableSwcJsx();
  const { cruise } = await import('dependency-cruiser');
  const { options, ...ruleSet } = require('../.dependency-cruiser.cjs');
  const previous = process.cwd();
  process.chdir(folder);
  try {
    const { enhancedResolveOptions, tsConfig: _resolvedByPackageExports, ...cruiseOptions } = options;
    const { output } = await cruise(
      ['apps', 'packages'],
      { ...cruiseOptions, ruleSet, validate: true },
      enhancedResolveOptions,
    );
    return output;
  } finally {
    process.chdir(previous);
  }
}

/** Returns the violations as {rule, from, to} and the number of modules below `folder`. */
export async function findViolations(folder) {
  const { summary } = await cruiseWorkspace(folder);
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
  if (process.argv[3] === '--imports') {
    const { modules } = await cruiseWorkspace(root);
    const imports = modules.map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.map(({ resolved }) => ({ resolved })),
    }));
    process.stdout.write(JSON.stringify(imports), () => process.exit(0));
    await new Promise(() => {});
  }
  const { modules, violations } = await findViolations(root);
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  console.log(`${modules} modules cruised, ${violations.length} violations`);
  if (modules < fewestModules) console.error(`At least ${fewestModules} modules were expected.`);
  process.exit(violations.length === 0 && modules >= fewestModules ? 0 : 1);
}
