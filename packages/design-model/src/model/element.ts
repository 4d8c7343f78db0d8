import type { ElementType } from './element-types.ts';
import type { Frame } from './frame.ts';
import type { ElementId, ScreenId } from './ids.ts';
import type { Props } from './properties.ts';

/** An element of a screen. Position is relative to the inside of its parent's border; never changed in place. */
export interface DesignElement extends Frame {
  readonly id: ElementId;
  readonly type: ElementType;
  readonly name: string;
  readonly props: Props;
  /** Locked elements are neither selected on the canvas nor changed by actions. */
  readonly isLocked: boolean;
  /** Hidden elements are neither drawn nor printed as code. */
  readonly isHidden: boolean;
  /** Screens that a press opens: one entry, or one for each tab of a tab bar. */
  readonly links: readonly (ScreenId | null)[];
  readonly children: readonly DesignElement[];
}

/** One screen of the app. */
export interface Screen {
  readonly id: ScreenId;
  readonly name: string;
  readonly backgroundColor: string;
  /** From back to front. */
  readonly elements: readonly DesignElement[];
}

/** All screens of a project; the first one opens first. */
export interface Design {
  readonly screens: readonly Screen[];
}

const unlinked: ReadonlySet<ElementType> = new Set(['input', 'textinput', 'switch', 'scrollview']);

/** How many links an element has: one for each tab of a tab bar, none where a press does something else. */
export function countLinks({ type, props }: Pick<DesignElement, 'type' | 'props'>): number {
  if (type === 'tabbar') return props.items?.length ?? 0;
  return unlinked.has(type) ? 0 : 1;
}
