// Lighthouse's mobile preset over every public page, as a first visit in Turkish. Lighthouse is fetched by npx, pinned.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { printTable } from './lib/table.ts';

const lighthouse = 'lighthouse@12.8.2';
/** `BENCH_PAGES=/,/contact` measures some of them. */
const pages = process.env['BENCH_PAGES']?.split(',') ?? [
  '/',
  '/pricing',
  '/auth',
  '/contact',
  '/privacy',
  '/kvkk',
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly { resourceType?: string; transferSize?: number }[] };
      }
    >
  >;
}

const browser = await findChromium();
const folder = mkdtempSync(join(tmpdir(), 'kilim-lighthouse-'));

async function audit(url: string): Promise<Report | null> {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const flags = ['--headless=new', '--disable-gpu', '--lang=tr', '--accept-lang=tr', ...browser.args].join(
    ' ',
  );
  const child = spawn(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser.executablePath }, stdio: 'ignore' },
  );
  await new Promise((resolve) => child.on('exit', resolve));
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch {
    return null;
  }
}

function describe(page: string, report: Report | null): (string | number)[] {
  if (report === null) return [page, 'no report', '', '', '', '', '', '', ''];
  const score = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  const scripts = (report.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    page,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `${value('total-blocking-time').toFixed(0)} ms`,
    value('cumulative-layout-shift').toFixed(3),
    `${(scripts / 1000).toFixed(0)} KB`,
  ];
}

const server = await startServer(['node', 'apps/server/dist/main.js']);
const rows: (string | number)[][] = [];
// The first visit of a fresh server makes it compress its files on the same processor: it is not counted.
await audit(`${server.origin}/`);
for (const page of pages) rows.push(describe(page, await audit(server.origin + page)));

await server.stop();
rmSync(folder, { recursive: true, force: true });
printTable(
  'public pages, Lighthouse mobile',
  ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'scripts'],
  rows,
);
