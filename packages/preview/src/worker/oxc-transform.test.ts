import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as native from 'oxc-transform';
import { describe, expect, it } from 'vitest';
import { describeTransform } from '../testing/transform-conformance.ts';
import { loadOxcWasm } from './load-oxc-wasm.ts';
import type { OxcBinding } from './oxc-binding.ts';
import { createOxcTransform } from './oxc-transform.ts';

const transform = createOxcTransform(native);
describeTransform('oxc, native', { create: () => transform });

// The wasm file exists after `npm run build` and must behave like the native package of the same version.
const cache = path.join(import.meta.dirname, '../../.cache');
const wasm = existsSync(cache)
  ? readdirSync(cache).find((name) => /^oxc-transform-.*\.wasm$/.test(name))
  : undefined;
if (wasm === undefined)
  it.skip('oxc, wasm (skipped: run `npm run build -w @kilim/preview` with a registry to get the file)', () => {});
else {
  const bytes = readFileSync(path.join(cache, wasm));
  const binding: OxcBinding = await loadOxcWasm(new Uint8Array(bytes).buffer);
  describeTransform('oxc, wasm', { create: () => createOxcTransform(binding) });
}

describe('oxc only', () => {
  it('rejects await outside a function', () => {
    const source = 'export {};\nasync function fine() { await null; }\nconst ü = "ü"; await fine();\n';
    const result = transform.transform('a.ts', source);
    expect(result).toMatchObject({ ok: false, error: { code: 'top_level_await', line: 3, column: 16 } });
    expect(transform.transform('a.ts', source.replace('; await', '; void')).ok).toBe(true);
  });

  it('removes await before hoisted imports', () => {
    const result = transform.transform('a.ts', "import { a } from './a';\nexport const b = a;");
    expect(result.ok && result.code).toContain('const __vite_ssr_import_0__ = __vite_ssr_import__("./a"');
    expect(result.ok && result.code).not.toContain('await');
  });
});
