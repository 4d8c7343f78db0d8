import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLoops } from './parse-loops.ts';
import { scanLoops } from './scan-loops.ts';

const packages = join(dirname(createRequire(import.meta.url).resolve('react/package.json')), '..');

/** Code for which scanner and parser must agree. */
const DECIDED: readonly string[] = [
  'for (;;) a();',
  'while (a) { b(); } do { c(); } while (d)\nwhile (e) f();',
  'do { while (a) { b() } } while (c); do { do { d() } while (e) } while (f)',
  'outer: for (const a of b) { inner: while (c) { if (d) continue outer; break inner; } }',
  'async function a() { for await (const b of c) d(b); }',
  'function* a() { for (const b of yield /while (c) {}/) yield* b; }',
  'for (const key in a) { for (const b of key) c(); }',
  'for (const a = ("b" in c) ? 1 : 2; a;) d();',
  'for (const [a = "b" in c] of d) e();',
  'for (const of of of) a();',
  'for (let i = 0, f = () => { for (;;) break; }; i < f(); i++) g();',
  'while (a.some((b) => { for (const c of b) d(c); }) ) e();',
  'const a = "for (;;) {}" + \'while (b) {}\' + "\\"do {} while (c)";',
  'const a = `for (;;) {} ${b.map((c) => { for (const d of c) e(`while (f) ${g}`); })} do { } ${"`"} \\` \\${`; for (;;) h();',
  '// for (;;) {}\n/* while (a) {\n * do { } */ for (/* while (b) */;;) /* { */ { c(); }',
  'const a = /for (;;) {}/.test(b) || /[/"]for (;;) {}/g.test(c); d = e / for_ / f; g = h++ / i; j = k[0] / l; m = n() / o / p;',
  'if (a) /while (b) {}/.test(c); else /"/.test(d); while (e) /"/.test(f); return /for (;;) {}/;',
  'a.for(b); a?.while(c); a.do({ for: 1, while: 2 }); Symbol.for("d"); a.while / b / "/"; ({ ...for_ });',
  'class A { static { for (;;) break; } #for = 1; for2() { while (this.#for) b(); } }',
  'if (a) for (const b of c) if (d) e(); else f(); else g();',
  'for (;;) ;',
  'while (a)\n  b()\nfor (const c of d)\n\n  // for (;;) e();\n  f()',
  'for (const ä of ö) ü();',
  'const a = 1.5.toFixed / 2, b = .5 / 3, c = 1e3 / 4; for (;;) d();',
];

/** Code that needs the parser. */
const UNDECIDED: readonly string[] = [
  'do a(); while (b); for (;;) c();',
  'do while (a) b(); while (c)',
  'const a = {} / b; for (;;) c();',
  'if (a) {}\n/for (;;) {}/.test(b)',
  'for (;;) { @@ }',
  'for (;;) { a(',
  'for (;;) { a(] }',
  'while (a) }',
  'for (;;) "a',
  'for (;;) `a',
  'for (;;) /a',
  'for\u00a0(;;) a();',
  'const a = { for(b) { return b; } };',
];

describe('scanLoops', () => {
  it.each(DECIDED)('finds the loops of %s', (code) => {
    const scanned = scanLoops(code);
    expect(scanned).not.toBeNull();
    expect(scanned).toEqual(parseLoops(code));
  });

  it.each(UNDECIDED)('gives up on %s', (code) => {
    expect(scanLoops(code)).toBeNull();
  });

  it.each([
    'react/cjs/react.development.js',
    'react-refresh/cjs/react-refresh-babel.development.js',
    'sucrase/dist/esm/parser/traverser/expression.js',
  ])('agrees with the parser in %s', (file) => {
    const code = readFileSync(join(packages, file), 'utf8');
    expect(scanLoops(code)).toEqual(parseLoops(code));
  });
});
