import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface PaneProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * A pane that stays mounted while hidden, so that the preview keeps running and the editor keeps its place. It also
 * keeps its size, so that nothing inside is measured again.
 */
export function Pane({ isShown, children }: PaneProps) {
  return (
    <div
      // Not `visibility`: a descendant could override it and show through. No z-index: the app's full screen inside must
      // be able to cover the rest of the page.
      className={classNames('absolute inset-0', !isShown && 'pointer-events-none opacity-0')}
      // A hidden pane must not take focus or be announced.
      inert={!isShown}
    >
      {children}
    </div>
  );
}

/** A pane that is mounted when it is first shown and then kept like the others. */
export function KeptPane({ isShown, children }: PaneProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? <Pane isShown={isShown}>{children}</Pane> : null;
}
