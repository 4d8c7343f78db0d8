import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';

/** Runs `npm ci` unless it already ran with this lock file and this version of Node. */
export async function installOnce(root) {
  const stampPath = join(root, 'node_modules', '.kilim-installed');
  const wanted = hashOf([join(root, 'package-lock.json')], process.versions.modules);
  if (existsSync(join(root, 'node_modules')) && readStamp(stampPath) === wanted) return 0;
  console.log('Installing dependencies …');
  const code = await runNpm(['ci', '--no-audit', '--no-fund'], { cwd: root });
  if (code === 0) writeStamp(stampPath, wanted);
  return code;
}
