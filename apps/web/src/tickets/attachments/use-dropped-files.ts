import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped on the form around an element or pasted into it. Returns whether files are held over it. */
export function useDroppedFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const add = useEffectEvent(onFiles);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      add([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Programs that copy tables add a picture of them to the text.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      add(files);
    };
    form.addEventListener('dragover', over);
    form.addEventListener('dragleave', leave);
    form.addEventListener('drop', drop);
    form.addEventListener('paste', paste);
    return () => {
      form.removeEventListener('dragover', over);
      form.removeEventListener('dragleave', leave);
      form.removeEventListener('drop', drop);
      form.removeEventListener('paste', paste);
    };
  }, [inside]);
  return isOver;
}
