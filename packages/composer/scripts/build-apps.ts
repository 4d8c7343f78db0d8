import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@kilim/contract';
import { printApp } from '../src/print/print-app.ts';
import { seedOf } from '../src/spec/seed.ts';
import { toAppSpec, understand } from '../src/understand/index.ts';
import type { CheckedApp } from './check-types.ts';

export interface AppSource {
  readonly prompts: readonly string[];
  /** A text file with one prompt per line; empty lines and lines that start with `#` are skipped. */
  readonly file?: string | undefined;
  /** A module that exports `apps`: `{ name, files }[]`, or a function that returns them. */
  readonly module?: string | undefined;
  readonly language: Language;
}

function composeFromPrompt(prompt: string, language: Language): CheckedApp {
  const understanding = understand({ prompt, language, seed: seedOf(prompt) });
  if (understanding.kind !== 'app') throw new Error(`No app but ${understanding.kind}: ${prompt}`);
  const spec = toAppSpec(understanding);
  const about = `${spec.name}, ${spec.subject} ${spec.archetype} ${spec.layout}`;
  return { name: `${prompt.slice(0, 80)} → ${about}`, files: printApp(spec) };
}

async function loadModule(file: string): Promise<readonly CheckedApp[]> {
  const loaded: { readonly apps?: unknown } = await import(pathToFileURL(path.resolve(file)).href);
  const apps: unknown = typeof loaded.apps === 'function' ? await loaded.apps() : loaded.apps;
  if (!Array.isArray(apps)) throw new Error(`${file} exports no apps.`);
  return apps as readonly CheckedApp[];
}

/** The apps of prompts, of a file with prompts and of a module, and what could not be built. */
export async function buildApps(
  source: AppSource,
): Promise<{ readonly apps: readonly CheckedApp[]; readonly failed: readonly string[] }> {
  const lines = source.file === undefined ? [] : (await readFile(source.file, 'utf8')).split('\n');
  const listed = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const apps: CheckedApp[] = [];
  const failed: string[] = [];
  for (const prompt of [...source.prompts, ...listed]) {
    try {
      apps.push(composeFromPrompt(prompt, source.language));
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (source.module !== undefined) apps.push(...(await loadModule(source.module)));
  return { apps, failed };
}
