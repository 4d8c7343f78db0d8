import { composeExampleJob } from '../modules/projects/examples/compose-job.ts';
import { readArchiveJob } from '../modules/projects/import/import-job.ts';
import { readRemoteJob } from '../modules/projects/import/remote-job.ts';
import {
  createArchiveReader,
  createExampleComposer,
  createProjectsService,
  createRemoteReader,
  type ProjectsService,
} from '../modules/projects/index.ts';
import type { ProjectsPorts } from '../modules/projects/ports.ts';
import { createManualClock } from '../platform/clock/clock.ts';
import { runInline } from '../platform/workers/testing/run-inline.ts';
import { createRecordedEvents } from './recorded-events.ts';

/** Creates a projects service without turns that reads archives and composes apps in the thread of the test. */
export function createTestProjects(
  ports: Pick<ProjectsPorts, 'transactions'> & Partial<ProjectsPorts>,
): ProjectsService {
  return createProjectsService({
    readArchive: createArchiveReader(runInline(readArchiveJob)),
    readRemote: createRemoteReader(runInline(readRemoteJob), { policy: { allowsPrivate: true } }),
    composeExample: createExampleComposer(runInline(composeExampleJob)),
    clock: createManualClock(),
    events: createRecordedEvents(),
    hasRunningTurn: async () => false,
    ...ports,
  });
}
