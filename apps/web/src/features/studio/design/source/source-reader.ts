import type { EditResult, ProjectTexts, ReadScreen, SourceEdit } from '@kilim/design-model/source';
import type { SourceReply, SourceRequest } from './source-protocol.ts';

/** Reads and edits code in a worker; rejects when the worker cannot. */
export interface SourceReader {
  read(files: ProjectTexts, path: string): Promise<ReadScreen>;
  edit(files: ProjectTexts, path: string, edit: SourceEdit): Promise<EditResult>;
  dispose(): void;
}

interface Waiting {
  readonly settle: (reply: SourceReply) => void;
  readonly fail: () => void;
}

export const createSourceWorker = (): Worker =>
  new Worker(new URL('./source-worker.ts', import.meta.url), { type: 'module' });

export function createSourceReader(createWorker: () => Worker = createSourceWorker): SourceReader {
  const worker = createWorker();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (): void => {
    for (const { fail } of waiting.values()) fail();
    waiting.clear();
  };
  worker.addEventListener('error', failAll);
  worker.addEventListener('message', ({ data }: MessageEvent<SourceReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'failed') asked?.fail();
    else asked?.settle(data);
  });
  const ask = (request: SourceRequest): Promise<SourceReply> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error('The code could not be read.'));
      waiting.set(request.id, { settle: resolve, fail });
      worker.postMessage(request);
    });
  const nextId = (): number => {
    last += 1;
    return last;
  };
  return {
    async read(files, path) {
      const reply = await ask({ type: 'read', id: nextId(), files, path });
      if (reply.type !== 'read') throw new Error('The reply belongs to another request.');
      return reply.result;
    },
    async edit(files, path, edit) {
      const reply = await ask({ type: 'edit', id: nextId(), files, path, edit });
      if (reply.type !== 'edited') throw new Error('The reply belongs to another request.');
      return reply.result;
    },
    dispose() {
      worker.terminate();
      failAll();
    },
  };
}
