import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { findChromium } from '../chromium.ts';
import type { BrowserPage, Engine } from './browser-page.ts';
import { openPuppeteerPage } from './puppeteer-page.ts';
import { openWebDriverPage } from './webdriver-page.ts';

const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (system) => `/usr/lib/${system}/webkit2gtk-4.1/MiniBrowser`,
);

function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const chromium: Engine = {
  name: 'chromium',
  missing: null,
  open: async () => openPuppeteerPage(await findChromium()),
};

const firefoxPath = findProgram('firefox', 'firefox-esr');
const firefox: Engine = {
  name: 'firefox',
  missing: firefoxPath === undefined ? 'Firefox (Debian: firefox-esr)' : null,
  open: () => openPuppeteerPage({ browser: 'firefox', ...(firefoxPath && { executablePath: firefoxPath }) }),
};

/** A display that only this run uses; WebKitGTK has no headless mode. */
async function openDisplay(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
  });
  return { name, server };
}

const webkitDriver = findProgram('WebKitWebDriver');
const miniBrowser = miniBrowsers.find((path) => existsSync(path));
const hasWebkit =
  webkitDriver !== undefined && miniBrowser !== undefined && findProgram('Xvfb') !== undefined;
const webkit: Engine = {
  name: 'webkit',
  missing: hasWebkit ? null : 'WebKitGTK and Xvfb (Debian: webkit2gtk-driver xvfb)',
  open: async (): Promise<BrowserPage> => {
    const display = await openDisplay();
    process.env['DISPLAY'] = display.name;
    const page = await openWebDriverPage({
      driver: webkitDriver ?? 'WebKitWebDriver',
      port: await freePort(),
      capabilities: {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    });
    const close = async (): Promise<void> => {
      await page.close();
      display.server.kill();
    };
    return { ...page, close };
  },
};

export const engines: readonly Engine[] = [chromium, firefox, webkit];
