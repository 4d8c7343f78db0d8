import { useEffect, useEffectEvent, useState } from 'react';
import { importOnline } from '../../ui/import-online.ts';
import type { ImportSource } from './api/import-project.ts';
import type { ProjectFolder } from './folder/project-folder.ts';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The first dropped file or folder. Has to be read while the event is handled. */
function readDrop({ dataTransfer }: DragEvent): ImportSource | null {
  const entry = dataTransfer?.items?.[0]?.webkitGetAsEntry?.();
  if (entry?.isDirectory) {
    const root = entry as FileSystemDirectoryEntry;
    const list: ProjectFolder['list'] = async (listing) =>
      (await importOnline(() => import('./folder/project-folder.ts'))).listDropped(root, listing);
    return { kind: 'folder', name: root.name, list };
  }
  const file = dataTransfer?.files[0];
  return file ? { kind: 'zip', name: file.name, file } : null;
}

/**
 * Accepts a file or folder dropped anywhere in the window, so that the browser does not open it. Returns whether one is
 * being dragged over the page.
 */
export function useFileDrag(onDrop: (source: ImportSource) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    // Entering a child fires `dragleave` on its parent: only a counter tells whether the pointer left the window.
    let depth = 0;
    const move = (change: number): void => {
      depth = Math.max(0, depth + change);
      setIsOver(depth > 0);
    };
    const enter = (event: DragEvent): void => {
      if (holdsFiles(event)) move(1);
    };
    const leave = (event: DragEvent): void => {
      if (holdsFiles(event)) move(-1);
    };
    const over = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      move(-depth);
      const source = readDrop(event);
      if (source) take(source);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
