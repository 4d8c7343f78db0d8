export function compressAssets(folder: string, cacheFolder: string): Promise<void>;
