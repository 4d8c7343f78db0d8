import { createParser, editSource, readScreen } from '@kilim/design-model/source';
import * as oxc from 'oxc-parser';
import { vi } from 'vitest';
import type { SourceReply, SourceRequest } from '../design/source/source-protocol.ts';

/** Replaces the worker that reads code by the same functions with the parser of Node; `isBroken`: it can read nothing. */
export function fakeSourceWorker(isBroken = false): void {
  const parse = createParser(oxc);
  class FakeSourceWorker {
    private listener: ((event: { data: SourceReply }) => void) | null = null;
    addEventListener(type: string, listener: (event: { data: SourceReply }) => void): void {
      if (type === 'message') this.listener = listener;
    }
    postMessage(request: SourceRequest): void {
      const { id, files, path } = request;
      const reply: SourceReply = isBroken
        ? { type: 'failed', id }
        : request.type === 'read'
          ? { type: 'read', id, result: readScreen(files, path, parse) }
          : { type: 'edited', id, result: editSource(files, path, request.edit, parse) };
      queueMicrotask(() => this.listener?.({ data: structuredClone(reply) }));
    }
    terminate(): void {
      this.listener = null;
    }
  }
  vi.stubGlobal('Worker', FakeSourceWorker);
}
