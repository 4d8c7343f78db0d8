import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export interface TreeDrop {
  /** Whether files are dragged over the tree. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** The folder of the row under the pointer, if that row is a folder. */
function folderUnder(event: DragEvent): string | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-folder]') : null;
  return row?.dataset['folder'] ?? null;
}

/** Takes files that are dropped on the tree, with the folder that they were dropped on. */
export function useTreeDrop(onFiles: (transfer: DataTransfer, folder: string | null) => void): TreeDrop {
  // Entering a child fires `dragleave` on its parent: only a counter tells whether the pointer left the tree.
  const [depth, setDepth] = useState(0);
  const guard = (event: DragEvent, handle: () => void): void => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    handle();
  };
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event) => guard(event, () => setDepth((known) => known + 1)),
      onDragLeave: (event) => guard(event, () => setDepth((known) => Math.max(0, known - 1))),
      onDragOver: (event) => guard(event, () => undefined),
      onDrop: (event) =>
        guard(event, () => {
          setDepth(0);
          onFiles(event.dataTransfer, folderUnder(event));
        }),
    },
  };
}
