import { createHash } from 'node:crypto';
import type { OriginRules } from '../platform/http/origins.ts';
import type { StaticFolder } from './static-files.ts';

/**
 * Version of frame.html and of the configuration that its headers depend on. Browsers keep the frame at the address with
 * this version (docs/rules/preview.md#without-a-network), so everything that changes the response has to change it.
 */
export async function readPreviewVersion(
  preview: StaticFolder,
  { publicOrigin, previewOrigin }: Pick<OriginRules, 'publicOrigin' | 'previewOrigin'>,
): Promise<string> {
  const frame = await preview.read('frame.html');
  const parts = JSON.stringify([frame?.etag, publicOrigin, previewOrigin]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 12);
}
