// @vitest-environment happy-dom
import type { AccountUser } from '@kilim/contract';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { queryKeys } from '../../api/query-keys.ts';
import { sessionQuery, useSession } from '../../api/session.ts';
import { account, errorBody } from '../../testing/everyday.ts';
import {
  answerWith,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { useClearAccountCache } from './use-clear-account-cache.ts';

const person = account as unknown as AccountUser;
const projects = queryKeys.projects.list({ search: '', sort: 'updated' });

function Page() {
  useClearAccountCache(useSession());
  return null;
}

/** The cached data of the first user that remains after these sessions, one after the other. */
async function cachedAfter(people: readonly (AccountUser | null)[]): Promise<readonly unknown[]> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, person);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  client.setQueryData(projects, 'mine');
  client.setQueryData(queryKeys.settings, 'everybody’s');
  for (const next of people) {
    await act(async () => {
      client.setQueryData(sessionQuery.queryKey, next);
      // The cache notifies its subscribers asynchronously.
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  const left = [client.getQueryData(projects), client.getQueryData(queryKeys.settings)];
  await act(async () => root.unmount());
  return left;
}

useScriptedPages();

it.each([
  ['stays with its own person', [{ ...person, name: 'Yeni ad' }], ['mine', 'everybody’s']],
  ['goes when the session has ended', [null], [undefined, 'everybody’s']],
  ['goes when somebody else is there', [{ ...person, $id: 'u2' }], [undefined, 'everybody’s']],
] as const)('what was cached %s', async (_what, people, left) => {
  expect(await cachedAfter(people)).toEqual(left);
});

function AskingPage() {
  const client = useQueryClient();
  useClearAccountCache(useSession());
  return (
    <button type="button" onClick={() => void client.invalidateQueries(sessionQuery)}>
      {'ask again'}
    </button>
  );
}

it.each([
  ['says that the session has ended', [401, errorBody('general_unauthorized_scope', 401)], true],
  ['says nothing when somebody else has signed in', [200, { ...account, $id: 'u2' }], false],
] as const)('%s', async (_what, answer, isTold) => {
  await openPage({ path: '/', element: <AskingPage /> });
  answerWith({ 'GET /v1/account': answer });
  await press('ask again');
  if (isTold) await expectText('Oturumunuz kapandı.');
  else expect(pageText()).not.toContain('Oturumunuz kapandı.');
});
