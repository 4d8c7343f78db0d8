import { lineWidth } from '../text/find-groups.ts';
import type { Block, ImportBlock, SplitModule } from './split-module.ts';

function printImport(
  { text, specifier, specifiers, locals }: ImportBlock,
  used: ReadonlySet<string>,
): string {
  const names = [...locals.keys()];
  const left = names.filter((name) => used.has(name));
  if (left.length === 0) return '';
  if (specifiers === undefined || left.length === names.length) return `${text}\n`;
  const kept = specifiers.filter((_, index) => left.includes(names[index] ?? ''));
  const isType = text.startsWith('import type') || kept.every((each) => each.startsWith('type '));
  const head = isType ? 'import type' : 'import';
  const parts = isType ? kept.map((each) => each.replace(/^type /, '')) : kept;
  const line = `${head} { ${parts.join(', ')} } from '${specifier}';\n`;
  if (line.length <= lineWidth + 1) return line;
  return `${head} {\n${parts.map((part) => `  ${part},\n`).join('')}} from '${specifier}';\n`;
}

/** The source of a module with some of its blocks and what they import. */
export function printUsed({ imports, blocks }: SplitModule, kept: ReadonlySet<Block>): string {
  const used = new Set([...kept].flatMap(({ uses }) => [...uses]));
  let source = imports.map((each) => printImport(each, used)).join('');
  let isApart = false;
  for (const block of blocks) {
    isApart ||= block.isApart;
    if (!kept.has(block)) continue;
    source += `${isApart && source !== '' ? '\n' : ''}${block.text}\n`;
    isApart = false;
  }
  return source;
}
