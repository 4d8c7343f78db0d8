/** How a binary file is shown. */
export type AssetKind = 'image' | 'font' | 'audio' | 'video' | 'other';

const fonts = /^font\//;
// What browsers show; an image of another type, such as HEIC, is offered as a download.
const images = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/x-icon']);

export function assetKindOf(mediaType: string): AssetKind {
  if (images.has(mediaType)) return 'image';
  if (fonts.test(mediaType)) return 'font';
  if (mediaType.startsWith('audio/')) return 'audio';
  return mediaType.startsWith('video/') && mediaType !== 'video/x-msvideo' ? 'video' : 'other';
}
