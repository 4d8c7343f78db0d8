// Runs a pinned version of Lighthouse with its mobile preset through npx.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../e2e/chromium.ts';
import { median } from './table.ts';

const lighthouse = 'lighthouse@12.8.2';

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

/** Returns a function that audits a first visit in Turkish; it resolves with null when there is no report. */
export async function createAuditor(): Promise<(url: string) => Promise<Report | null>> {
  const browser = await findChromium();
  return async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'kilim-lighthouse-'));
    const output = join(folder, 'report.json');
    const flags = ['--headless=new', '--disable-gpu', '--lang=tr', '--accept-lang=tr', ...browser.args];
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
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: browser.executablePath }, stdio: 'ignore' },
    );
    await new Promise((resolve) => child.on('exit', resolve));
    try {
      return JSON.parse(readFileSync(output, 'utf8')) as Report;
    } catch {
      return null;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

export const auditHead = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'TBT',
  'CLS',
  'scripts',
] as const;

/** The median of each value over the reports that have it, or a dash. */
export function describeReports(reports: readonly (Report | null)[]): string[] {
  const figure = (read: (report: Report) => number | null | undefined, show: (value: number) => string) => {
    const values = reports.flatMap((report) => (report && read(report)) ?? []);
    return values.length === 0 ? '–' : show(median(values));
  };
  const score = (name: string) =>
    figure(
      ({ categories }) => categories[name]?.score,
      (value) => `${Math.round(value * 100)}`,
    );
  const audit = (name: string, show: (value: number) => string) =>
    figure(({ audits }) => audits[name]?.numericValue, show);
  const scripts = ({ audits }: Report) =>
    audits['network-requests']?.details?.items
      ?.filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    audit('largest-contentful-paint', (value) => `${(value / 1000).toFixed(1)} s`),
    audit('total-blocking-time', (value) => `${value.toFixed(0)} ms`),
    audit('cumulative-layout-shift', (value) => value.toFixed(3)),
    figure(scripts, (value) => `${(value / 1000).toFixed(0)} KB`),
  ];
}
