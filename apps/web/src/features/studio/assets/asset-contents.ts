import { type BinaryReference, readBinaryReference } from '@kilim/app-kit';

export interface AssetContents {
  /** What the preview gets for a content: below the reference of a binary file stands the address of its bytes. */
  fill(content: string): string;
  dispose(): void;
}

interface AssetContentsOptions {
  readonly read: (reference: BinaryReference) => Promise<Blob>;
  /** Called with the reference text whose bytes have arrived; `fill` now returns them. */
  readonly onArrived: (content: string) => void;
}

async function toDataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const done = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
  });
  reader.readAsDataURL(blob);
  return done;
}

/**
 * Loads the bytes of the pictures, fonts and sounds that a preview runs, each once. The frame of the preview has no access
 * to the server, so it gets them as data URLs. A file that cannot be loaded is tried again with the next change.
 */
export function createAssetContents({ read, onArrived }: AssetContentsOptions): AssetContents {
  const addresses = new Map<string, string>();
  const loading = new Set<string>();
  let isDisposed = false;

  async function load(content: string, reference: BinaryReference): Promise<void> {
    loading.add(content);
    try {
      addresses.set(content, await toDataUrl(await read(reference)));
      if (!isDisposed) onArrived(content);
    } catch {
      // Offline, or deleted while it was loading: the app runs without it.
    } finally {
      loading.delete(content);
    }
  }

  return {
    fill(content) {
      const reference = readBinaryReference(content);
      if (reference === undefined) return content;
      const address = addresses.get(content);
      if (address !== undefined) return `${content}\n${address}`;
      if (!loading.has(content)) void load(content, reference);
      return content;
    },
    dispose() {
      isDisposed = true;
    },
  };
}
