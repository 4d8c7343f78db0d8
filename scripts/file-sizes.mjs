// Prints the lengths of source files without tests: `node scripts/file-sizes.mjs`. Exits with 1 above the limits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limits = { median: 52, p90: 142, percentOver400: 1 };

/** Median, 90th percentile and the share of files over 400 lines in percent. */
export function summarise(lengths) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const long = sorted.filter((length) => length > 400).length;
  return { median: at(0.5), p90: at(0.9), percentOver400: (long / Math.max(1, sorted.length)) * 100 };
}

/** Source files of the repository; tests, the kit of composed apps and the lexicon's entries are data of their own kind. */
export const isSource = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.test\.tsx?$|\.spec\.ts$|\/composer\/kit\/|\/composer\/test\/|\/lexicon\/(?:subjects|content)\/|\.generated\.ts$/.test(
    path,
  );

const countLines = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const lengths = tracked.filter(isSource).map((path) => countLines(join(root, path)));
  const sizes = summarise(lengths);
  console.log(
    `${lengths.length} source files: median ${sizes.median} lines (limit ${limits.median}), ` +
      `90 % up to ${sizes.p90} (limit ${limits.p90}), ` +
      `${sizes.percentOver400.toFixed(2)} % over 400 (limit ${limits.percentOver400} %)`,
  );
  process.exit(Object.keys(limits).some((name) => sizes[name] > limits[name]) ? 1 : 0);
}
