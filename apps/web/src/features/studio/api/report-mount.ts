import { type MountOutcome, type ProjectId, reportMount, type TurnId } from '@kilim/contract';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { retryDelay, shouldRetry } from '../../../api/query-client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Reports how the version of a turn started. Waits for the network; a rejected report is not shown to the user. */
export async function sendMountReport(
  client: QueryClient,
  projectId: ProjectId,
  turnId: TurnId,
  outcome: MountOutcome,
): Promise<void> {
  const mutation = new MutationObserver(client, {
    mutationFn: () => call(reportMount, { params: { projectId, turnId }, body: outcome }),
    // The server counts the first report only, so it may be repeated.
    retry: shouldRetry,
    retryDelay,
    networkMode: 'online',
  });
  try {
    const { charge } = await mutation.mutate();
    // The events about it may be missed.
    void client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
    if (charge === 'returned') void client.invalidateQueries({ queryKey: queryKeys.credits.status });
  } catch {
    // Without a report the checks of the server have decided.
  }
}
