import type { BinaryReference } from '@kilim/app-kit';
import type { ProjectId } from '@kilim/contract';
import { useEffect, useState } from 'react';
import { readContent } from '../api/contents.ts';

export type AssetAddress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly address: string; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly error: unknown; retry(): void };

const loading: AssetAddress = { kind: 'loading' };

/** An address of the bytes of a binary file, valid while the component is mounted. */
export function useAssetAddress(projectId: ProjectId, { hash, ...reference }: BinaryReference): AssetAddress {
  const [state, setState] = useState<AssetAddress & { readonly hash?: string }>(loading);
  const [attempt, setAttempt] = useState(0);
  const { mediaType, size, width, height } = reference;
  useEffect(() => {
    let address: string | null = null;
    let isCurrent = true;
    readContent(projectId, { hash, mediaType, size, width, height }).then(
      (blob) => {
        if (!isCurrent) return;
        address = URL.createObjectURL(blob);
        setState({ kind: 'ready', address, blob, hash });
      },
      (error: unknown) => {
        if (isCurrent) setState({ kind: 'failed', error, retry: () => setAttempt(attempt + 1), hash });
      },
    );
    return () => {
      isCurrent = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [projectId, hash, mediaType, size, width, height, attempt]);
  return state.hash === hash ? state : loading;
}
