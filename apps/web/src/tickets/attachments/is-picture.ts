const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Pictures of which the server draws small ones. */
export const isPicture = (mediaType: string): boolean => pictures.has(mediaType);
