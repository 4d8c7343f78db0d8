import type { Point } from '@kilim/design-model';

/** Keys that are held during a gesture. */
export interface Held {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean;
}

/** A drag on the canvas; nothing of it is in the design until it ends. Points are in pixels of the device. */
export interface Gesture {
  readonly move: (point: Point, held: Held) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

/** The nodes of elements inside the world, whose styles a gesture changes directly. */
export function findNodes(world: HTMLElement, ids: readonly string[]): readonly HTMLElement[] {
  return ids.flatMap((id) => {
    const node = world.querySelector<HTMLElement>(`[data-element="${id}"]`);
    return node === null ? [] : [node];
  });
}

/** Keeps the styles of nodes and returns how to restore them, before React draws the result. */
export function keepStyles(nodes: readonly HTMLElement[]): () => void {
  const kept = nodes.map((node) => [node, node.style.cssText] as const);
  return () => {
    for (const [node, style] of kept) node.style.cssText = style;
  };
}
