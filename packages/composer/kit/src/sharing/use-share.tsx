import { useState } from 'react';
import { CopySheet } from './CopySheet';
import { shareText } from './share-text';
import type { SharedText } from './shared-text';

/**
 * `share` opens the share menu; `sheet` shows the text where there is no such menu, and has to be rendered.
 */
export function useShare() {
  const [shown, setShown] = useState<SharedText | null>(null);
  const share = async (shared: SharedText) => {
    if (!(await shareText(shared))) setShown(shared);
  };
  const sheet = shown ? <CopySheet {...shown} onClose={() => setShown(null)} /> : null;
  return { share, sheet };
}
