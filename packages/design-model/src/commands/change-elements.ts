import { refuse } from '../model/design-error.ts';
import { countLinks, type DesignElement, type Screen } from '../model/element.ts';
import type { ElementId, ScreenId } from '../model/ids.ts';
import { namesOf } from '../model/property-values.ts';
import { updateElements, withElements } from '../model/tree.ts';
import { hasProperty } from '../model/type-properties.ts';
import { type Applied, done } from './applied.ts';
import { changeProps, restoreProps } from './change-props.ts';
import type { Step, StepOf } from './command.ts';

/** How one kind of change is made, undone and, where needed, checked on the changed element. */
interface Changer<Change> {
  readonly change: (element: DesignElement, change: Change) => DesignElement;
  readonly undo: (element: DesignElement, change: Change) => Change;
  readonly inverse: (undone: readonly Change[]) => Step;
}

/** Changes elements in one pass over the tree. An id that occurs twice or not at all is refused. */
function changeEach<Change extends { readonly id: ElementId }>(
  screen: Screen,
  changes: readonly Change[],
  { change, undo, inverse }: Changer<Change>,
): Applied<Screen> {
  const byId = new Map(changes.map((each) => [each.id, each]));
  if (byId.size !== changes.length) return refuse('duplicate-id');
  const undone: Change[] = [];
  const elements = updateElements(screen.elements, new Set(byId.keys()), (element) => {
    const own = byId.get(element.id);
    if (own === undefined) return element;
    undone.push(undo(element, own));
    return change(element, own);
  });
  if (undone.length !== changes.length) return refuse('unknown-element');
  return done(withElements(screen, elements), inverse(undone));
}

export const setFrames = (screen: Screen, { screenId, frames }: StepOf<'set-frames'>): Applied<Screen> =>
  changeEach(screen, frames, {
    change: (element, { x, y, width, height }) => ({ ...element, x, y, width, height }),
    undo: ({ id, x, y, width, height }) => ({ id, x, y, width, height }),
    inverse: (undone) => ({ type: 'set-frames', screenId, frames: undone }),
  });

export function setProps(screen: Screen, { screenId, changes }: StepOf<'set-props'>): Applied<Screen> {
  let isFitting = true;
  const result = changeEach(screen, changes, {
    change: (element, { props }) => {
      const next = { ...element, props: changeProps(element.props, props) };
      isFitting &&=
        namesOf(props).every((name) => hasProperty(element.type, name)) &&
        next.links.length <= countLinks(next);
      return next;
    },
    undo: ({ id, props: before }, { props }) => ({ id, props: restoreProps(before, props) }),
    inverse: (undone) => ({ type: 'set-props', screenId, changes: undone }),
  });
  return isFitting ? result : refuse('invalid-property');
}

export const setState = (screen: Screen, { screenId, changes }: StepOf<'set-state'>): Applied<Screen> =>
  changeEach(screen, changes, {
    change: (element, { name, isLocked, isHidden }) => ({
      ...element,
      name: name ?? element.name,
      isLocked: isLocked ?? element.isLocked,
      isHidden: isHidden ?? element.isHidden,
    }),
    undo: ({ id, name, isLocked, isHidden }, change) => ({
      id,
      ...(change.name === undefined ? {} : { name }),
      ...(change.isLocked === undefined ? {} : { isLocked }),
      ...(change.isHidden === undefined ? {} : { isHidden }),
    }),
    inverse: (undone) => ({ type: 'set-state', screenId, changes: undone }),
  });

export function setLinks(
  screen: Screen,
  { screenId, changes }: StepOf<'set-links'>,
  screens: ReadonlySet<ScreenId>,
): Applied<Screen> {
  let isFitting = true;
  const result = changeEach(screen, changes, {
    change: (element, { links }) => {
      const hasTargets = links.every((link) => link === null || screens.has(link));
      isFitting &&= hasTargets && links.length <= countLinks(element);
      return { ...element, links };
    },
    undo: ({ id, links }) => ({ id, links }),
    inverse: (undone) => ({ type: 'set-links', screenId, changes: undone }),
  });
  return isFitting ? result : refuse('invalid-link');
}
