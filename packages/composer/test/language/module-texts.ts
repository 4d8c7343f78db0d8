import type { ProjectFiles } from '@kilim/app-kit';
import { parseSync } from 'oxc-parser';

/** What changes with the language, and must not be read when a module is loaded. */
const changing: ReadonlySet<string> = new Set(['strings', 'locale', 'firstWeekday']);

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names that run when the module is loaded; bodies of functions, types and imports do not count. */
function readNames(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) readNames(each, found);
  if (!isNode(node) || Array.isArray(node)) return;
  const { type, name } = node;
  if (typeof type !== 'string') {
    for (const value of Object.values(node)) readNames(value, found);
    return;
  }
  if (/Function|^TS|Import/.test(type)) return;
  if (type === 'Identifier' && typeof name === 'string' && changing.has(name)) found.add(name);
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && node['computed'] !== true;
    if (!isName && isNode(value)) readNames(value, found);
  }
}

/** Modules that read a text or a format when they are loaded: 'src/orders/order.ts strings'. */
export function listModuleTexts(files: ProjectFiles): readonly string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    if (typeof source !== 'string' || !/\.tsx?$/.test(path)) return [];
    if (path === 'src/strings.ts' || path === 'src/locale.ts') return [];
    const found = new Set<string>();
    readNames(parseSync(path, source).program.body, found);
    return [...found].map((name) => `${path} ${name}`);
  });
}
