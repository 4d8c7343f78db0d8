// File storage for avatars, logos and archives, addressed by content.
// Guarantees that a file is written completely or not at all, and that input of clients never becomes a path.
export { readImageSize, requireAllowedSize } from './image-size.ts';
export { createLocalStorage } from './local-storage.ts';
export { createS3Storage } from './s3-storage.ts';
export { type ImageType, sniffImage } from './sniff-image.ts';
export { sniffMedia } from './sniff-media.ts';
export type { FileStorage, OpenFile, StoredFile } from './storage.ts';
export { orphansKeptFor, type SweptFolder, sweepFiles } from './sweep-files.ts';
export { isWholeImage } from './whole-image.ts';
