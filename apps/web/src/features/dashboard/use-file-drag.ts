import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts a file dropped anywhere in the window, so that the browser does not open it. Returns whether a file is being
 * dragged over the page.
 */
export function useFileDrag(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
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
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
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
