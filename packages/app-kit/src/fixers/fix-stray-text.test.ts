import { describe, expect, it } from 'vitest';
import { fixStrayText } from './fix-stray-text.ts';

const code = "import { a } from 'b';\nexport const c = a;\n";
const error = { line: 1, column: 1, message: 'Unexpected token' };
const strip = (source: string, isBroken = true) =>
  fixStrayText.fix({ path: 'src/a.ts', source, scan: null as never, error: isBroken ? error : undefined });

describe('fixStrayText', () => {
  it.each([
    [`\`\`\`ts\n${code}\`\`\``],
    [`Sure!\n\`\`\`\n${code}\`\`\`\nDone.`],
    [`${code}\`\`\`\nDone.`],
    [`File: src/a.ts\n${code}`],
    [`1 | import { a } from 'b';\n2 | export const c = a;`],
    [`<<<<<<< SEARCH\n=======\n${code}>>>>>>> REPLACE\n`],
    [code.replaceAll("'", '&#39;').replace('=', '&lt;').replace('&lt;', '=&amp;').replace('&amp;', '')],
    [code.replaceAll("'b'", '“b”').replaceAll('"', "'")],
    [`\u200b${code}`],
  ])('restores the code of %j', (source) => {
    const next = strip(source) ?? source;
    expect(next.replaceAll('"', "'").replaceAll('&#39;', "'")).toBe(code);
  });

  it('keeps quotes inside texts', () => {
    expect(strip('const a = ‘x’;\nconst b = "say “hi”";')).toBe('const a = \'x\';\nconst b = "say “hi”";');
  });

  it.each([
    'const help = "```\\n```";\n',
    "const a = 'src/b.ts';\n",
    'const b = "&lt;";\n',
    "const quote = '“';\n",
    '```\n',
  ])('leaves %j, which parses, alone', (source) => {
    expect(strip(source, source.startsWith('```'))).toBe(source.startsWith('```') ? '\n' : undefined);
  });

  it('leaves three fences alone, because the code may be in any part', () => {
    expect(strip('```\na\n```\nb\n```\nc')).toBeUndefined();
  });
});
