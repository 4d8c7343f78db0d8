import { type BucketId, inlineTypes, pictureTypes } from '@kilim/contract';
import { sniffMedia } from '../../platform/storage/index.ts';

/** Types of texts by the extension of their name; the bytes of a text say nothing about it. */
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  htm: 'text/html',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  xhtml: 'application/xhtml+xml',
  xml: 'application/xml',
};

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    // The bytes may end within a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** What a file is, by its first bytes; for a text by its name. What the client says is not asked. */
export function findMediaType(start: Uint8Array, name: string): string {
  const sniffed = sniffMedia(start);
  if (sniffed !== 'application/octet-stream' || !isText(start)) return sniffed;
  const extension = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(textTypes, extension) ? textTypes[extension] : undefined) ?? 'text/plain';
}

export interface Shown {
  readonly contentType: string;
  readonly isInline: boolean;
}

/**
 * How a file is shown. Pages, drawings, scripts and unknown files are plain text that browsers save; so is every attachment
 * of a ticket that is no picture.
 */
export function showAs(bucketId: BucketId, mediaType: string): Shown {
  const shown: readonly (typeof inlineTypes)[number][] =
    bucketId === 'ticket_attachments' ? pictureTypes : inlineTypes;
  const inline = shown.find((type) => type === mediaType);
  return inline === undefined
    ? { contentType: 'text/plain; charset=utf-8', isInline: false }
    : { contentType: inline === 'text/plain' ? 'text/plain; charset=utf-8' : inline, isInline: true };
}

/** Runs nothing and embeds nothing, whatever the browser takes the file for. */
export const filePolicy = "default-src 'none'; sandbox";
