// Files that are not rows: avatars, logos, archives. Bytes in, a key out; the key names the content.
// Promises that a file appears whole or not at all, and that no text from outside ever becomes a path of the disk.
export { readImageSize, requireAllowedSize } from './image-size.ts';
export { createLocalStorage } from './local-storage.ts';
export { type ImageType, sniffImage } from './sniff-image.ts';
export type { FileStorage, OpenFile, StoredFile } from './storage.ts';
