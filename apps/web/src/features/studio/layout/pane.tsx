import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface PaneProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * A pane that is hidden rather than taken away: the preview goes on running and the editor keeps its place. It keeps
 * its size while hidden, so nothing inside has to measure itself anew.
 */
export function Pane({ isShown, children }: PaneProps) {
  return (
    <div
      // Not `visibility`: a frame that makes itself visible would shine through.
      className={classNames('absolute inset-0', isShown ? 'z-10' : 'pointer-events-none opacity-0')}
      // Nothing in a hidden pane may take the focus or be read out.
      inert={!isShown}
    >
      {children}
    </div>
  );
}
