import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

export interface SheetRow {
  readonly title: string;
  readonly problems: readonly string[];
  readonly pictures: readonly { readonly label: string; readonly file: string }[];
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function renderRow(
  { title, problems, pictures }: SheetRow,
  { pictureWidth: width, columns }: SheetOptions,
): Promise<string> {
  const cells = await Promise.all(
    pictures.map(async ({ label, file }) => {
      const data = (await readFile(file)).toString('base64');
      return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${escapeText(label)}</figcaption></figure>`;
    }),
  );
  const list = problems
    .slice(0, 4)
    .map((problem) => `<p class="bad">${escapeText(problem.slice(0, 200))}</p>`);
  const room = Math.max(1, Math.min(columns, pictures.length)) * (width + gap);
  return `<section style="width:${room}px"><h2>${escapeText(title)}</h2>${list.join('')}<div>${cells.join('')}</div></section>`;
}

const gap = 10;
const style = `body{margin:16px;font:13px system-ui;background:#ddd;color:#222;display:flex;flex-wrap:wrap;align-content:flex-start}
section{overflow-wrap:anywhere}
h2{font-size:15px;margin:12px 0 4px}div{display:flex;flex-wrap:wrap;gap:${gap}px;align-items:flex-start}
figure{margin:0}figcaption{padding:2px 0}img{display:block;border-radius:6px}.bad{color:#b00020;margin:2px 0}`;

export interface SheetOptions {
  readonly file: string;
  readonly pictureWidth: number;
  readonly columns: number;
}

/** Writes one picture with a section for each app. */
export async function writeContactSheet(
  browser: Browser,
  rows: readonly SheetRow[],
  options: SheetOptions,
): Promise<void> {
  const page = await browser.newPage();
  try {
    const body = (await Promise.all(rows.map((row) => renderRow(row, options)))).join('');
    const limit = `body{width:${options.columns * (options.pictureWidth + gap)}px}`;
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}${limit}</style>${body}`);
    await page.locator('body').screenshot({ path: options.file });
  } finally {
    await page.close();
  }
}
