import type { TurnFile } from '@kilim/contract';
import { useState } from 'react';
import { useStudio } from '../session/studio-context.tsx';
import { createLineCounter } from './count-streamed-lines.ts';
import { FileCard } from './file-card.tsx';
import { StreamedFile } from './streamed-file.tsx';

/** The files of a running answer with their line counts so far. */
export function StreamedFiles({ files }: { readonly files: readonly TurnFile[] }) {
  const { document } = useStudio();
  // The files as they were before the answer is applied.
  const [count] = useState(() => createLineCounter(document.getState().files));
  const counted = files.map((file) => ({ file, counts: count(file) }));
  return (
    <FileCard
      added={counted.reduce((sum, { counts }) => sum + counts.added, 0)}
      removed={counted.reduce((sum, { counts }) => sum + counts.removed, 0)}
      rows={counted.map(({ file, counts }) => <StreamedFile counts={counts} file={file} key={file.path} />)}
    />
  );
}
