/** What a binary file is, without its bytes. */
export interface BinaryReference {
  /** Lower-case SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: string;
  /** Number of bytes. */
  readonly size: number;
  /** In pixels; null for files that are no pictures. */
  readonly width: number | null;
  readonly height: number | null;
}

// One line, so that merges, diffs and prompts treat it as one.
const form =
  /^kilim-binary sha256:([0-9a-f]{64}) ([a-z]+\/[a-z0-9][a-z0-9.+-]{0,60}) ([1-9]\d{0,8})(?: ([1-9]\d{0,4})x([1-9]\d{0,4}))?$/;
const lengthMaximum = 200;

/** The text that stands for a binary file wherever contents are texts: docs/rules/binary-files.md#reference */
export function writeBinaryReference({ hash, mediaType, size, width, height }: BinaryReference): string {
  const sides = width === null || height === null ? '' : ` ${width}x${height}`;
  return `kilim-binary sha256:${hash} ${mediaType} ${size}${sides}`;
}

/** Reads the text that stands for a binary file; undefined for any other content. */
export function readBinaryReference(content: string): BinaryReference | undefined {
  // The length first, because contents may be large.
  if (content.length > lengthMaximum || !content.startsWith('kilim-binary ')) return undefined;
  const [, hash, mediaType, size, width, height] = form.exec(content) ?? [];
  if (hash === undefined || mediaType === undefined) return undefined;
  return {
    hash,
    mediaType,
    size: Number(size),
    width: width === undefined ? null : Number(width),
    height: height === undefined ? null : Number(height),
  };
}
