import type { ProjectId, VersionId } from '@kilim/contract';
import { type FileChange, getVersionChanges, listVersionFiles } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { browserScheduler } from '../sync/sync-port.ts';
import { countIntroduced } from './count-introduced.ts';
import { createTypeCheck, type TypeCheck, type TypeCheckState } from './type-check.ts';
import { createTypeWorker, textsOf } from './type-session.ts';

/** Checks files until the end. Fails when the check does. */
function checkOnce(
  { check, state }: TypeCheck,
  files: Readonly<Record<string, string>>,
): Promise<TypeCheckState> {
  return new Promise((resolve, reject) => {
    const stop = state.subscribe((now) => {
      if (now.status === 'loading' || now.status === 'checking') return;
      stop();
      if (now.status === 'checked') resolve(now);
      else reject(new Error(`The type check ended as ${now.status}.`));
    });
    check(files, null, true);
  });
}

type Texts = Readonly<Record<string, string>>;

/** The files before the changes of a version. */
export function undoChanges(
  files: Texts,
  changes: readonly (FileChange & { readonly before: string | null })[],
): Texts {
  const texts = new Map(Object.entries(files));
  for (const { path } of changes) texts.delete(path);
  for (const { path, from, before } of changes) if (before !== null) texts.set(from ?? path, before);
  return Object.fromEntries(texts);
}

async function countIn(projectId: ProjectId, versionId: VersionId, signal: AbortSignal): Promise<number> {
  const params = { projectId, versionId };
  const [{ files }, { changes }] = await Promise.all([
    call(listVersionFiles, { params, signal }),
    call(getVersionChanges, { params, signal }),
  ]);
  const now = textsOf(files.map((file) => [file.path, file]));
  const old = undoChanges(now, changes);
  const check = createTypeCheck({ createWorker: createTypeWorker, scheduler: browserScheduler });
  const end = (): void => check.dispose();
  signal.addEventListener('abort', end);
  try {
    const known = await checkOnce(check, old);
    const found = await checkOnce(check, now);
    return countIntroduced(known.problems.values(), found.problems.values());
  } finally {
    signal.removeEventListener('abort', end);
    check.dispose();
  }
}

/** How many type problems a version brought, compared with the one before it. A version never changes. */
export function introducedQuery(projectId: ProjectId, versionId: VersionId) {
  return queryOptions({
    queryKey: [...queryKeys.projects.versionChanges(projectId, versionId), 'types'],
    queryFn: ({ signal }) => countIn(projectId, versionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
