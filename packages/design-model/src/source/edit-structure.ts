import { type PlannedEdit, refuse, type SourceEdit } from './edit.ts';
import { addImports, freeName } from './edit-imports.ts';
import { addEntry } from './edit-style.ts';
import {
  beginsLine,
  breakOf,
  indentAt,
  insertAt,
  levelOf,
  type Patch,
  removal,
  replaceSpan,
} from './patch.ts';
import { type LockReason, parentOf, type SourceElement, type SourceScreen, type Span } from './screen.ts';
import { pictureSnippet, snippets } from './snippets.ts';

/** Why an element cannot be moved, copied or removed; null if it can. */
export function structureLock({ place }: SourceElement): LockReason | null {
  switch (place.kind) {
    case 'child':
      return null;
    case 'outermost':
      return 'outermost';
    case 'list':
      return 'in-list';
    case 'condition':
    case 'expression':
    case 'prop':
      return 'in-expression';
  }
}

export const codeOf = ({ source }: SourceScreen, { start, end }: Span): string => source.slice(start, end);

/** The code of an element with another indentation; a text in backquotes keeps its lines. */
export function reindent(code: string, from: string, to: string): string {
  if (code.includes('`') || from === to) return code;
  return code
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');
}

/** The id of a place in the tree, without the tag. */
export const pathOf = (id: string): string => id.slice(0, id.indexOf(':'));

function siblingPath(id: string, by: number): string {
  const steps = pathOf(id).split('.');
  return [...steps.slice(0, -1), String(Number(steps.at(-1)) + by)].join('.');
}

export function moveElement(screen: SourceScreen, element: SourceElement, by: -1 | 1): PlannedEdit {
  const lock = structureLock(element);
  if (lock !== null) return refuse(lock);
  const other = by === -1 ? element.before : element.after;
  if (other === null) return refuse('at-the-end');
  const passed = parentOf(screen, element.id)?.children.filter(
    ({ span }) => span.start >= other.start && span.end <= other.end,
  );
  return {
    ok: true,
    patches: {
      [screen.path]: [
        replaceSpan(element.span, codeOf(screen, other)),
        replaceSpan(other, codeOf(screen, element.span)),
      ],
    },
    select: siblingPath(element.id, by * (passed?.length ?? 0)),
  };
}

export function removeElement(screen: SourceScreen, element: SourceElement): PlannedEdit {
  const lock = structureLock(element);
  if (lock !== null) return refuse(lock);
  const parent = parentOf(screen, element.id);
  return {
    ok: true,
    patches: { [screen.path]: [removal(screen.source, element.span)] },
    select: parent === undefined ? undefined : pathOf(parent.id),
  };
}

/** Code after an element: on a line of its own where the element has one. */
export function after({ source }: SourceScreen, { span }: SourceElement, code: string): Patch {
  const gap = beginsLine(source, span.start) ? `${breakOf(source)}${indentAt(source, span.start)}` : '';
  return insertAt(span.end, `${gap}${code}`);
}

export function duplicateElement(screen: SourceScreen, element: SourceElement): PlannedEdit {
  const lock = structureLock(element);
  if (lock !== null) return refuse(lock);
  return {
    ok: true,
    patches: { [screen.path]: [after(screen, element, codeOf(screen, element.span))] },
    select: siblingPath(element.id, 1),
  };
}

export function wrapElement(screen: SourceScreen, element: SourceElement): PlannedEdit {
  // The key of a list's element must stay outside.
  if (element.place.kind === 'list') return refuse('in-list');
  const { source, path } = screen;
  const lineBreak = breakOf(source);
  const code = codeOf(screen, element.span);
  const indent = indentAt(source, element.span.start);
  const isOwnLine = beginsLine(source, element.span.start);
  const inner = indent + levelOf(source);
  const wrapped = isOwnLine
    ? ['<View>', `${inner}${reindent(code, indent, inner)}`, `${indent}</View>`].join(lineBreak)
    : `<View>${code}</View>`;
  return {
    ok: true,
    patches: { [path]: [replaceSpan(element.span, wrapped), ...addImports(screen, ['View'])] },
    select: pathOf(element.id),
  };
}

/** Code as the last child of an element. */
export function inside(
  screen: SourceScreen,
  element: SourceElement,
  lines: readonly string[],
): readonly Patch[] {
  const { source } = screen;
  const { span, opening, isSelfClosing, tag } = element;
  const lineBreak = breakOf(source);
  const indent = indentAt(source, span.start);
  const inner = indent + levelOf(source);
  const block = lines.map((line) => `${inner}${line}`).join(lineBreak);
  if (isSelfClosing) {
    const end = source.slice(0, opening.end - 2).trimEnd().length;
    const close = `>${lineBreak}${block}${lineBreak}${indent}</${tag}>`;
    return [replaceSpan({ start: end, end: span.end }, close)];
  }
  const closing = source.lastIndexOf('</', span.end - 1);
  const content = source.slice(opening.end, closing);
  const end = opening.end + content.trimEnd().length;
  return content.trim() === '' || /\n\s*$/.test(content)
    ? [replaceSpan({ start: end, end: closing }, `${lineBreak}${block}${lineBreak}${indent}`)]
    : [insertAt(closing, `${lineBreak}${block}${lineBreak}${indent}`)];
}

/** The entries of a snippet: all of them at the end of the first style sheet, or of a new one. */
function addStyles(screen: SourceScreen, wanted: readonly (readonly [string, string])[]) {
  const { source, sheets } = screen;
  const names = wanted.map(([name]) => freeName(screen, name));
  const entries = wanted.map(([, properties], index) => `${names[index]}: { ${properties} }`);
  const [sheet] = sheets;
  const constant = sheet?.name ?? freeName(screen, 'styles');
  const references = names.map((name) => `${constant}.${name}`);
  const lineBreak = breakOf(source);
  if (sheet === undefined) {
    const level = levelOf(source);
    const lines = [
      `const ${constant} = StyleSheet.create({`,
      ...entries.map((each) => `${level}${each},`),
      '});',
      '',
    ];
    const gap = source.endsWith('\n') ? lineBreak : lineBreak + lineBreak;
    return { references, patches: [insertAt(source.length, gap + lines.join(lineBreak))] };
  }
  const last = sheet.entries.at(-1)?.span;
  const isMultiline = last !== undefined && source.slice(sheet.object.start, last.start).includes('\n');
  const joined = entries.join(isMultiline ? `,${lineBreak}${indentAt(source, last.start)}` : ', ');
  return { references, patches: addEntry(source, sheet.object, last, joined) };
}

export function insertSnippet(
  screen: SourceScreen,
  element: SourceElement,
  edit: Extract<SourceEdit, { type: 'insert' }>,
): PlannedEdit {
  const isInside = edit.at === 'inside';
  if (isInside && !element.canHold) return refuse('no-children');
  const lock = isInside ? null : structureLock(element);
  if (lock !== null) return refuse(lock);
  const { imports, styles, lines } =
    edit.picture === undefined ? snippets[edit.snippet] : pictureSnippet(edit.picture, screen.path);
  const { references, patches } = addStyles(screen, styles);
  const needsSheet = screen.sheets.length === 0 ? ['StyleSheet'] : [];
  const code = lines(edit.text, references);
  const indent = indentAt(screen.source, element.span.start);
  const placed = isInside
    ? inside(screen, element, code)
    : [after(screen, element, code.join(`${breakOf(screen.source)}${indent}`))];
  return {
    ok: true,
    patches: { [screen.path]: [...placed, ...patches, ...addImports(screen, [...imports, ...needsSheet])] },
    select: isInside ? `${pathOf(element.id)}.${element.children.length}` : siblingPath(element.id, 1),
  };
}
