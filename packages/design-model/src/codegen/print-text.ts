/** Lines of generated code have at most 100 characters where they can be broken. */
export const lineWidth = 100;

/** A string literal with the quotes that need fewer escapes, single ones if equal, as formatters print it. */
export function quote(text: string): string {
  const single = text.split("'").length;
  const double = text.split('"').length;
  const mark = single > double ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(mark, `\\${mark}`);
  return `${mark}${escaped}${mark}`;
}

/** Whether a text means the same between tags as in a string. */
export const isPlainChild = (text: string): boolean =>
  text !== '' && text.trim() === text && !/[{}<>&\n]|\s\s|[^\S ]/.test(text);

/** `name="text"`, or an expression where an attribute's string would mean something else. */
export const stringAttribute = (name: string, text: string): string =>
  /["\\\n&]/.test(text) ? `${name}={${quote(text)}}` : `${name}="${text}"`;

/** `[a, b]` on one line if it fits, else one entry per line. */
export function printArray(entries: readonly string[], indent: string, before: number): string {
  const flat = `[${entries.join(', ')}]`;
  if (before + flat.length <= lineWidth) return flat;
  return `[\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}]`;
}

/** `import { a, b } from 'module';`, names sorted. */
export function printImport(names: Iterable<string>, module: string): string {
  const sorted = [...new Set(names)].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  const flat = `import { ${sorted.join(', ')} } from '${module}';`;
  if (flat.length <= lineWidth) return flat;
  return `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}
