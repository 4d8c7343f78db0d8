import { type PlannedEdit, refuse, type SourceEdit } from './edit.ts';
import { after, codeOf, inside, pathOf, reindent, structureLock } from './edit-structure.ts';
import { beginsLine, breakOf, indentAt, insertAt, levelOf, type Patch, removal } from './patch.ts';
import { elementsOf, type LockReason, parentOf, type SourceElement, type SourceScreen } from './screen.ts';

type Side = Extract<SourceEdit, { type: 'place' }>['at'];

const isWithin = (id: string, outer: string): boolean => `${pathOf(id)}.`.startsWith(`${pathOf(outer)}.`);

/** The elements around another one in which its code may use names of their own: rows of a list, render functions. */
const scopesOf = (screen: SourceScreen, id: string): readonly string[] =>
  [...elementsOf(screen)]
    .filter(({ id: outer, place }) => isWithin(id, outer) && !['child', 'condition'].includes(place.kind))
    .map((outer) => outer.id);

/** Why an element cannot be moved there; null if it can. */
export function placeLock(
  screen: SourceScreen,
  element: SourceElement,
  target: SourceElement,
  at: Side,
): LockReason | null {
  const lock = structureLock(element);
  if (lock !== null) return lock;
  if (isWithin(target.id, element.id)) return 'inside-itself';
  if (at === 'inside' && (!target.canHold || target.text !== null)) return 'no-children';
  if (at !== 'inside' && structureLock(target) !== null) return structureLock(target);
  const reached = scopesOf(screen, target.id);
  return scopesOf(screen, element.id).every((scope) => reached.includes(scope)) ? null : 'other-scope';
}

/** The path of a place once an element was taken out in front of it. */
function withoutBefore(path: readonly number[], taken: readonly number[]): readonly number[] {
  const level = taken.length - 1;
  const own = path[level];
  const from = taken[level];
  const isShifted =
    own !== undefined &&
    from !== undefined &&
    own > from &&
    taken.slice(0, level).every((step, index) => path[index] === step);
  return isShifted ? path.with(level, own - 1) : path;
}

const stepsOf = (id: string): readonly number[] => pathOf(id).split('.').map(Number);

function pathAfter(element: SourceElement, target: SourceElement, at: Side): string {
  const taken = stepsOf(element.id);
  const path = withoutBefore(stepsOf(target.id), taken);
  if (at === 'inside') {
    const isOwn = target.children.some(({ id }) => id === element.id);
    return [...path, target.children.length - (isOwn ? 1 : 0)].join('.');
  }
  return [...path.slice(0, -1), (path.at(-1) ?? 0) + (at === 'after' ? 1 : 0)].join('.');
}

function putBeside(screen: SourceScreen, target: SourceElement, at: Side, code: string): readonly Patch[] {
  const { source } = screen;
  const { start } = target.span;
  if (at === 'after') return [after(screen, target, code)];
  const gap = beginsLine(source, start) ? `${breakOf(source)}${indentAt(source, start)}` : '';
  return [insertAt(start, `${code}${gap}`)];
}

/**
 * Moves an element into another one, or beside it, with its code as it is but for the indentation. It stays where the
 * names that its code uses are known.
 */
export function placeElement(
  screen: SourceScreen,
  element: SourceElement,
  { target: targetId, at }: Extract<SourceEdit, { type: 'place' }>,
): PlannedEdit {
  const target = [...elementsOf(screen)].find(({ id }) => id === targetId);
  if (target === undefined) return refuse('unknown-element');
  const lock = placeLock(screen, element, target, at);
  if (lock !== null) return refuse(lock);
  const { source, path } = screen;
  // Into its own parent: behind the last of its siblings.
  if (at === 'inside' && parentOf(screen, element.id)?.id === targetId) {
    const last = target.children.findLast(({ place }) => place.kind === 'child');
    if (last === undefined || last.id === element.id) return refuse('at-the-end');
    return placeElement(screen, element, {
      type: 'place',
      element: element.id,
      target: last.id,
      at: 'after',
    });
  }
  const indent = indentAt(source, element.span.start);
  const outer = indentAt(source, target.span.start);
  const wanted = at === 'inside' ? outer + levelOf(source) : outer;
  const code = reindent(codeOf(screen, element.span), indent, wanted);
  const put = at === 'inside' ? inside(screen, target, [code]) : putBeside(screen, target, at, code);
  return {
    ok: true,
    // Insertions first: the element may stand right behind its new place.
    patches: { [path]: [...put, removal(source, element.span)] },
    select: pathAfter(element, target, at),
  };
}
