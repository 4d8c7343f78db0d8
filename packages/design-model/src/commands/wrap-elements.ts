import { refuse } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { isContainer } from '../model/element-types.ts';
import type { Point } from '../model/frame.ts';
import type { ScreenId } from '../model/ids.ts';
import { designLimits } from '../model/limits.ts';
import { countElements, findElement, measureDepth, updateChildren, withElements } from '../model/tree.ts';
import { type Applied, done } from './applied.ts';
import type { StepOf } from './command.ts';
import { checkNewElements } from './insert-elements.ts';

/** Children of a container are placed inside its border. */
const innerOrigin = ({ x, y, props }: DesignElement): Point => ({
  x: x + (props.borderWidth ?? 0),
  y: y + (props.borderWidth ?? 0),
});

const isPosition = ({ x, y }: Point): boolean =>
  Math.abs(x) <= designLimits.position && Math.abs(y) <= designLimits.position;

/** Puts siblings into a new container without moving them on the screen. */
export function wrap(
  screen: Screen,
  { screenId, group, members, index }: StepOf<'wrap'>,
  screens: ReadonlySet<ScreenId>,
): Applied<Screen> {
  const [first] = members;
  const found = first === undefined ? undefined : findElement(screen.elements, first);
  if (found === undefined) return refuse('unknown-element');
  const { siblings, parentId, depth } = found;
  const wanted = new Set(members);
  const indexes = siblings.flatMap(({ id }, place) => (wanted.has(id) ? [place] : []));
  if (indexes.length !== members.length) return refuse('different-parents');
  if (group.children.length > 0 || !isContainer(group.type)) return refuse('invalid-place');
  if (!Number.isInteger(group.props.borderWidth ?? 0)) return refuse('invalid-property');
  if (index > siblings.length - members.length) return refuse('invalid-place');
  if (countElements(screen.elements) >= designLimits.elementsPerScreen) return refuse('too-many-elements');
  const problem = checkNewElements(screen.elements, [group], screens);
  if (problem !== undefined) return refuse(problem);
  const origin = innerOrigin(group);
  const children = siblings
    .filter(({ id }) => wanted.has(id))
    .map((child) => ({ ...child, x: child.x - origin.x, y: child.y - origin.y }));
  if (!children.every(isPosition)) return refuse('invalid-place');
  if (depth + measureDepth(children) > designLimits.depth) return refuse('too-deep');
  const rest = siblings.filter(({ id }) => !wanted.has(id));
  const next = rest.toSpliced(index, 0, { ...group, children });
  const elements = updateChildren(screen.elements, parentId, () => next);
  return done(withElements(screen, elements), { type: 'unwrap', screenId, groupId: group.id, indexes });
}

/** Dissolves a container; its children keep their place on the screen. */
export function unwrap(screen: Screen, { screenId, groupId, indexes }: StepOf<'unwrap'>): Applied<Screen> {
  const found = findElement(screen.elements, groupId);
  if (found === undefined) return refuse('unknown-element');
  const { element: group, siblings, parentId, index } = found;
  const isAscending = indexes.every((place, at) => at === 0 || place > (indexes[at - 1] ?? 0));
  const isFitting = (indexes.at(-1) ?? 0) <= siblings.length - 2 + indexes.length;
  if (group.children.length === 0 || group.children.length !== indexes.length) return refuse('invalid-place');
  if (!isAscending || !isFitting || !Number.isInteger(group.props.borderWidth ?? 0)) {
    return refuse('invalid-place');
  }
  const origin = innerOrigin(group);
  const children = group.children.map((child) => ({
    ...child,
    x: child.x + origin.x,
    y: child.y + origin.y,
  }));
  if (!children.every(isPosition)) return refuse('invalid-place');
  const next = siblings.toSpliced(index, 1);
  for (const [at, child] of children.entries()) next.splice(indexes[at] ?? 0, 0, child);
  const elements = updateChildren(screen.elements, parentId, () => next);
  return done(withElements(screen, elements), {
    type: 'wrap',
    screenId,
    group: { ...group, children: [] },
    members: children.map(({ id }) => id),
    index,
  });
}
