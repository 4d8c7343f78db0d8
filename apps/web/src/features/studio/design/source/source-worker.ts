// The worker that reads screens from their code and edits them: docs/rules/designer.md#two-way-editing
import { createParser, editSource, type ParseSource, readScreen } from '@kilim/design-model/source';
import { loadOxcParser } from '@kilim/preview/parser';
import type { SourceReply, SourceRequest } from './source-protocol.ts';

const post = (reply: SourceReply): void => self.postMessage(reply);
const loading = loadOxcParser('/preview/').then(createParser);

function answer(request: SourceRequest, parse: ParseSource): SourceReply {
  const { id, files, path } = request;
  return request.type === 'read'
    ? { type: 'read', id, result: readScreen(files, path, parse) }
    : { type: 'edited', id, result: editSource(files, path, request.edit, parse) };
}

self.addEventListener('message', ({ data }: MessageEvent<SourceRequest>) => {
  loading
    .then((parse) => post(answer(data, parse)))
    // No parser, or code that is nested too deeply to be read.
    .catch(() => post({ type: 'failed', id: data.id }));
});
