// Builds the files under /preview/: frame.html with the vendor script and the runtime, the fonts, the wasm of the
// transform, and manifest.json with their names. Run by `npm run build -w @kilim/preview`.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentSdk } from '@kilim/app-kit';
import { build } from 'esbuild';
import { fetchOxcWasm, type OxcPart } from './fetch-oxc.ts';
import { type FrameScript, frameDocument } from './frame-document.ts';
import { buildVendorScript } from './vendor-script.ts';

const root = path.join(import.meta.dirname, '..');
const out = path.join(root, 'dist');

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

async function buildRuntime(): Promise<FrameScript> {
  const result = await build({
    entryPoints: [path.join(root, 'src/runtime/entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.text;
  if (!code) throw new Error('The bundle of the runtime is empty.');
  return { name: 'runtime.js', code };
}

const withoutPart: Readonly<Record<OxcPart, string>> = {
  transform: 'the preview works with its smaller transform, whose syntax errors are poorer.',
  parser: 'the designer cannot open the screens of a project.',
};

async function copyOxc(part: OxcPart): Promise<string | null> {
  try {
    const source = await fetchOxcWasm(part, path.join(root, '.cache'));
    const file = `oxc-${part}-${hashOf(await readFile(source))}.wasm`;
    await copyFile(source, path.join(out, file));
    return file;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    console.warn(`preview: the oxc ${part} could not be fetched (${reason.slice(0, 200)}).`);
    console.warn(`preview: ${withoutPart[part]}`);
    console.warn('preview: run the build again with a reachable npm registry to get it.');
    return null;
  }
}

async function main(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const [vendor, runtime, oxc, parser] = await Promise.all([
    buildVendorScript(currentSdk, out),
    buildRuntime(),
    copyOxc('transform'),
    copyOxc('parser'),
  ]);
  await writeFile(path.join(out, 'frame.html'), frameDocument([vendor.script, runtime]));
  const manifest = {
    sdk: currentSdk.name,
    frame: 'frame.html',
    oxc,
    parser,
    fonts: vendor.fonts.map((font) => `fonts/${font}`),
  };
  await writeFile(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(
    `preview: vendor script ${Math.round(vendor.script.code.length / 1024)} KB, ${oxc ?? 'no wasm'}`,
  );
}

await main();
