import { positionAt, type TextPosition } from './text-position.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Position of the first import, export … from or require of a module. */
export function findSpecifier(source: string, specifier: string): TextPosition | null {
  const quoted = `(['"])${escape(specifier)}\\1`;
  const statement = new RegExp(
    `(?:\\bfrom\\s*|\\bimport\\s*\\(?\\s*|\\brequire\\s*\\(\\s*)(?=${quoted})`,
    'g',
  );
  const match = statement.exec(source);
  if (match) return positionAt(source, match.index + match[0].length);
  const bare = new RegExp(quoted).exec(source);
  return bare ? positionAt(source, bare.index) : null;
}
