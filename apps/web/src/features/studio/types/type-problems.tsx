import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TypeButton } from './type-button.tsx';
import { TypePanel } from './type-panel.tsx';

/** The button of the status line, with its list at the end of the editor's pane. */
export function TypeProblems() {
  const place = useRef<HTMLSpanElement>(null);
  const [pane, setPane] = useState<Element | null>(null);
  useEffect(() => setPane(place.current?.closest('section') ?? null), []);
  return (
    <>
      <span className="flex h-full" ref={place}>
        <TypeButton />
      </span>
      {pane === null ? null : createPortal(<TypePanel />, pane)}
    </>
  );
}
