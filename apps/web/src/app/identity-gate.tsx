import { useSyncExternalStore } from 'react';
import { answerIdentity, isIdentityAsked, watchIdentity } from '../api/identity-question.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useMissingPart } from '../ui/use-missing-part.ts';

const IdentityDialog = lazyPart(async () => (await import('./identity-dialog.tsx')).IdentityDialog);

/** Shows the question who is at the page while a call waits for its answer. */
export function IdentityGate() {
  const isAsked = useSyncExternalStore(watchIdentity, isIdentityAsked, () => false);
  const missing = useMissingPart(() => answerIdentity(false));
  return isAsked ? <IdentityDialog onMissing={missing} /> : null;
}
