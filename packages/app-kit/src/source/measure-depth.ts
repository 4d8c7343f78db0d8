import type { SourceScan } from './source-scan.ts';

// A native parser recurses and crashes the process on a stack overflow, measured at 4,800 open templates, 5,600
// brackets or about 12,000 tokens in one expression.
const deepestMaximum = 500;
const weightMaximum = 5000;
const bracketWeight = 10;

/**
 * Whether a source nests too deeply for a native parser: open tags and templates, brackets, and the length of the
 * expressions around the deepest point. Ordinary code stays below a tenth of the limits: docs/rules/checks.md#nesting
 */
export function isTooDeep(source: string, scan: SourceScan): boolean {
  if (scan.deepest > deepestMaximum) return true;
  const outer: number[] = [];
  let outerWeight = 0;
  let run = 0;
  let beforeSemicolon = 0;
  const { tokens } = scan;
  for (let index = 0; index < tokens.length; index += 1) {
    const kind = tokens.kindAt(index);
    const start = tokens.startAt(index);
    const character = kind === 'punctuator' ? source[start] : '';
    if (character === '(' || character === '[' || character === '{') {
      outer.push(run);
      outerWeight += run + bracketWeight;
      run = 0;
    } else if (character === ')' || character === ']' || character === '}') {
      const before = outer.pop();
      if (before !== undefined) outerWeight -= before + bracketWeight;
      run = (before ?? 0) + 1;
    } else if (character === ',' || character === ';') {
      beforeSemicolon = run;
      run = 0;
      // `if (a); else …` continues after the semicolon.
    } else if (kind === 'identifier' && tokens.endAt(index) - start === 4 && source.startsWith('else', start))
      run += beforeSemicolon + 1;
    else run += 1;
    if (outerWeight + run > weightMaximum) return true;
  }
  return false;
}
