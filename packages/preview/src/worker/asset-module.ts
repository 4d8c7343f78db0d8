import { type BinaryReference, readBinaryReference } from '@kilim/app-kit';
import type { TransformResult } from './transform.ts';

/** Shown in place of a picture whose bytes have not arrived yet: one transparent pixel. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** The runtime's fonts wait while a file has this address. */
const emptyFile = 'data:,';

interface Asset {
  readonly reference: BinaryReference;
  /** A data URL of the bytes; undefined until the studio has them. */
  readonly address: string | undefined;
}

/** Reads a binary file: its reference and, below it, the data URL of its bytes. Undefined for a text. */
function readAsset(content: string): Asset | undefined {
  const end = content.indexOf('\n');
  const reference = readBinaryReference(end === -1 ? content : content.slice(0, end));
  return reference && { reference, address: end === -1 ? undefined : content.slice(end + 1) };
}

export const isAsset = (content: string): boolean => readAsset(content) !== undefined;

/**
 * The module of a binary file: what `require` returns of it, with the sides that a picture has without a style. Undefined
 * for a text. See docs/rules/preview.md#assets
 */
export function transformAsset(content: string): TransformResult | undefined {
  const asset = readAsset(content);
  if (asset === undefined) return undefined;
  const { reference, address } = asset;
  const { width, height } = reference;
  const uri = address ?? (reference.mediaType.startsWith('image/') ? emptyPicture : emptyFile);
  const value = width === null || height === null ? { uri } : { uri, width, height };
  return { ok: true, code: JSON.stringify(value), format: 'json', deps: [], softDeps: [], maps: [] };
}
