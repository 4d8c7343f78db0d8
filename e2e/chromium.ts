import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const commonPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

const isRoot = process.getuid?.() === 0;
const quietArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card Chromium emulates one, which takes three times the processor time of drawing without it.
  '--disable-gpu',
  // Chromium on a desktop gives each site its own process. The build from npm does so only with this option; without it
  // an app that hangs would hang the studio too.
  '--site-per-process',
];
const args = isRoot ? [...quietArgs, '--no-sandbox'] : quietArgs;

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...candidates, ...commonPaths].find((path) => existsSync(path));
}

/** Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, an installed one, else the one from npm. Throws without any. */
export async function findChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, args };
  const installed = findInstalled();
  if (installed) return { executablePath: installed, args };
  try {
    const packaged = (await import('@sparticuz/chromium')).default;
    return {
      executablePath: await packaged.executablePath(),
      args: [...args, '--headless=shell', '--no-zygote'],
    };
  } catch (cause) {
    throw new Error('No Chromium found: run `npx playwright install chromium` or set CHROMIUM_PATH.', {
      cause,
    });
  }
}
