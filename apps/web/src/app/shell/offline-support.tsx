import type { Session } from '../../api/session.ts';
import { useClientStore } from './use-client-store.ts';
import { useSendDrafts } from './use-send-drafts.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Keeps the app and the user's data in this browser; shows nothing. */
export function OfflineSupport({
  session,
  isStudio,
}: {
  readonly session: Session;
  readonly isStudio: boolean;
}) {
  useClientStore(session);
  useServiceWorker(session.status === 'signed-in', isStudio);
  useSendDrafts(session.status === 'signed-in' && !isStudio);
  return null;
}
