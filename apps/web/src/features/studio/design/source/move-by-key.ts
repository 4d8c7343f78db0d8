import { parentOf } from '@kilim/design-model/source';
import type { SourceStore } from './source-store.ts';

/** Into the element before it, or out behind its parent. */
function changeLevel(source: SourceStore, id: string, isInto: boolean): void {
  const { screen } = source.getState();
  const parent = screen === null ? undefined : parentOf(screen, id);
  if (parent === undefined) return;
  const index = parent.children.findIndex((child) => child.id === id);
  const target = isInto ? parent.children[index - 1] : parent;
  if (target === undefined) return;
  source.edit({ type: 'place', element: id, target: target.id, at: isInto ? 'inside' : 'after' });
}

/** Moves an element among its siblings by the arrow keys up and down, and between levels by the others. */
export function moveByKey(source: SourceStore, id: string, key: string): boolean {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
      source.edit({ type: 'move', element: id, by: key === 'ArrowUp' ? -1 : 1 });
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      changeLevel(source, id, key === 'ArrowRight');
      return true;
    default:
      return false;
  }
}
