import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findModuleSpecifiers } from './module-specifiers.ts';
import { scanSource } from './scan-source.ts';
import { createPositionFinder } from './source-scan.ts';

const comments = (source: string) =>
  scanSource(source, { jsx: true }).comments.map(({ start, end }) => source.slice(start, end));

const tags = (source: string) => scanSource(source, { jsx: true }).elements.map((element) => element.name);

describe('scanSource', () => {
  it('distinguishes comments from strings, templates, regular expressions and text', () => {
    const source = [
      `const a = "// no"; // yes 1`,
      'const b = `/* no ${ /* yes 2 */ `//no` } */`;',
      `const c = /[/]\\/\\/ no/.test(a) ? 4 / 2 / 1 : 0; /* yes 3 */`,
      `const d = <Text title="// no">// no {/* yes 4 */ a} it's</Text>;`,
      `const e = () => { return /'/g; }; // yes 5`,
    ].join('\n');
    expect(comments(source)).toEqual(['// yes 1', '/* yes 2 */', '/* yes 3 */', '/* yes 4 */', '// yes 5']);
    expect(scanSource(source, { jsx: true }).isBalanced).toBe(true);
  });

  it('distinguishes tags from type arguments, type parameters and comparisons', () => {
    const source = `
      const first = <T,>(value: T) => value;
      const second = <T extends object>(value: T) => useState<T | null>(null);
      const third = a < b && c > d ? <View /> : <Tab.Screen name="x">{(props) => <Row<Item> {...props} />}</Tab.Screen>;
      const fourth = (<><Text>a</Text></>);
      const wrapped = <Text>(a)</Text>;
    `;
    expect(tags(source)).toEqual(['View', 'Tab.Screen', 'Row', '', 'Text', 'Text']);
    expect(scanSource(source, { jsx: true }).isBalanced).toBe(true);
  });

  it('finds no tags in plain TypeScript', () => {
    const scan = scanSource('const f = <T>(value: T) => value;', { jsx: false });
    expect(scan).toMatchObject({ elements: [], isBalanced: true });
  });

  it('finds attributes with values and the parents of elements', () => {
    const source = `<View a="1" {...rest} b={{ c: <Icon /> }} d>{on && <Text>x</Text>}</View>`;
    const { elements } = scanSource(source, { jsx: true });
    expect(elements.map(({ name, parent }) => [name, parent])).toEqual([
      ['View', -1],
      ['Icon', -1],
      ['Text', 0],
    ]);
    expect(elements[0]?.attributes.map(({ start, end }) => source.slice(start, end))).toEqual([
      'a="1"',
      'b={{ c: <Icon /> }}',
      'd',
    ]);
    expect(elements.map(({ start, end }) => source.slice(start, end)).at(2)).toBe('<Text>x</Text>');
  });

  it('reports unbalanced source', () => {
    for (const source of ['<View>', 'const a = {', 'const a = `x', '<View></Text>', '}']) {
      expect(scanSource(source, { jsx: true }).isBalanced).toBe(false);
    }
  });

  it('terminates on any text with ordered spans', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/',
      '{',
      '}',
      '`',
      '${',
      '"',
      "'",
      'View',
      ' ',
      '=',
      '(',
      '//',
      '\n',
      '\\',
      '[',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
        const source = parts.join('');
        const { tokens } = scanSource(source, { jsx: true });
        let last = 0;
        for (let index = 0; index < tokens.length; index += 1) {
          expect(tokens.startAt(index)).toBeGreaterThanOrEqual(last);
          expect(tokens.endAt(index)).toBeLessThanOrEqual(source.length);
          last = tokens.startAt(index);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['=<a>(', '(/[', '<View>', '`${', '{', '<a b={'])('scans 50,000 times %j', (part) => {
    scanSource(part.repeat(50_000), { jsx: true });
  });
});

describe('findModuleSpecifiers', () => {
  it('finds all literal forms and nothing else', () => {
    const source = `
      import 'one';
      import a, { type B } from "two";
      export * from './three';
      export { c } from '../four';
      const d = require('./five.json');
      const e = () => import('./six');
      // import 'no';
      const f = "from 'no'"; const g = Array.from('no'); const from = 'no'; console.log(from, 'no');
      loader.import('no');
    `;
    const found = findModuleSpecifiers(source, scanSource(source, { jsx: true }));
    expect(found.map(({ specifier, form }) => `${form} ${specifier}`)).toEqual([
      'import one',
      'from two',
      'from ./three',
      'from ../four',
      'call ./five.json',
      'call ./six',
    ]);
  });
});

describe('createPositionFinder', () => {
  it('counts lines and columns from 1, also at the end', () => {
    const find = createPositionFinder('a\nbc\n');
    expect([0, 1, 2, 3, 5].map(find)).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 2 },
      { line: 3, column: 1 },
    ]);
    expect(createPositionFinder('')(0)).toEqual({ line: 1, column: 1 });
  });
});
