import { type BinaryReference, readBinaryReference } from '@kilim/app-kit';
import { useMemo } from 'react';
import { useDocument } from '../session/studio-context.tsx';

/** What the binary file at a path is; undefined for a text and a missing file. Changes only with that file. */
export function useReference(path: string | null): BinaryReference | undefined {
  const text = useDocument(({ files }) => {
    const content = path === null ? undefined : files.get(path)?.content;
    return content !== undefined && readBinaryReference(content) ? content : undefined;
  });
  return useMemo(() => (text === undefined ? undefined : readBinaryReference(text)), [text]);
}
