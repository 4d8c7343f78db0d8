import { type EditProblem, type PlannedEdit, refuse, type SourceEdit } from './edit.ts';
import { dropUnused } from './edit-imports.ts';
import {
  duplicateElement,
  insertSnippet,
  moveElement,
  removeElement,
  wrapElement,
} from './edit-structure.ts';
import { editStyle } from './edit-style.ts';
import { editProp, editText } from './edit-value.ts';
import type { ProjectTexts } from './module-facts.ts';
import type { ParseSource } from './parse.ts';
import { applyPatches } from './patch.ts';
import { placeElement } from './place-element.ts';
import { readScreen } from './read-screen.ts';
import { elementsOf, findSource, type SourceScreen } from './screen.ts';

/** The changed files with the screen as it reads afterwards. */
export type EditResult =
  | {
      readonly ok: true;
      readonly files: ProjectTexts;
      readonly screen: SourceScreen;
      /** The id of the element to select; null keeps the selection. */
      readonly select: string | null;
    }
  | { readonly ok: false; readonly problem: EditProblem };

type SingleEdit = Exclude<SourceEdit, { type: 'set-styles' }>;

function plan(screen: SourceScreen, edit: SingleEdit, sourceOf: (path: string) => string): PlannedEdit {
  const element = findSource(screen, edit.element);
  if (element === undefined) return refuse('unknown-element');
  switch (edit.type) {
    case 'set-prop':
      return editProp(screen, element, edit, sourceOf);
    case 'set-text':
      return editText(screen, element, edit.text, sourceOf);
    case 'set-style':
      return editStyle(screen, element, edit);
    case 'insert':
      return insertSnippet(screen, element, edit);
    case 'remove':
      return removeElement(screen, element);
    case 'duplicate':
      return duplicateElement(screen, element);
    case 'wrap':
      return wrapElement(screen, element);
    case 'move':
      return moveElement(screen, element, edit.by);
    case 'place':
      return placeElement(screen, element, edit);
  }
}

/**
 * Applies an edit to the files as they are now: reads the screen, patches the touched parts, and removes the imports and
 * style entries that nothing uses any more. A result that does not parse is refused as a whole.
 */
export function editSource(
  files: ProjectTexts,
  path: string,
  edit: SourceEdit,
  parse: ParseSource,
): EditResult {
  return edit.type === 'set-styles' ? editSides(files, path, edit, parse) : editOne(files, path, edit, parse);
}

/** One property after the other, because each may create the object that the next one is added to. */
function editSides(
  files: ProjectTexts,
  path: string,
  { element, sides }: Extract<SourceEdit, { type: 'set-styles' }>,
  parse: ParseSource,
): EditResult {
  const changed: Record<string, string> = {};
  let result: EditResult = { ok: false, problem: 'unknown-element' };
  for (const { property, value } of sides) {
    const edit = { type: 'set-style', element, property, value: { value } } as const;
    result = editOne({ ...files, ...changed }, path, edit, parse);
    if (!result.ok) return result;
    Object.assign(changed, result.files);
  }
  return result.ok ? { ...result, files: changed } : result;
}

function editOne(files: ProjectTexts, path: string, edit: SingleEdit, parse: ParseSource): EditResult {
  const read = readScreen(files, path, parse);
  if (!read.ok) return { ok: false, problem: 'syntax' };
  const planned = plan(read.screen, edit, (other) => files[other] ?? '');
  if (!planned.ok) return planned;
  const changed: Record<string, string> = {};
  for (const [file, patches] of Object.entries(planned.patches)) {
    const next = applyPatches(files[file] ?? '', patches);
    if (next !== files[file]) changed[file] = next;
  }
  let after = readScreen({ ...files, ...changed }, path, parse);
  if (!after.ok) return { ok: false, problem: 'syntax' };
  const rest = dropUnused(read.screen, after.screen);
  if (rest.length > 0) {
    changed[path] = applyPatches(after.screen.source, rest);
    after = readScreen({ ...files, ...changed }, path, parse);
    if (!after.ok) return { ok: false, problem: 'syntax' };
  }
  for (const other of Object.keys(changed))
    if (other !== path && !parse(other, changed[other] ?? '').ok) return { ok: false, problem: 'syntax' };
  const { screen } = after;
  return { ok: true, files: changed, screen, select: findSelected(screen, planned.select) };
}

function findSelected(screen: SourceScreen, path: string | undefined): string | null {
  if (path === undefined) return null;
  for (const { id } of elementsOf(screen)) if (id.startsWith(`${path}:`)) return id;
  return null;
}
