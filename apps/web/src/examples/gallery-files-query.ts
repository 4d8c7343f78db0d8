import type { GalleryId, Language } from '@kilim/contract';
import { queryOptions } from '@tanstack/react-query';

// Written by scripts/gallery/build.ts. Only addresses: an app's files are loaded when it is run.
const addresses = import.meta.glob<string>('../../gallery/dist/*-*.json', {
  eager: true,
  query: '?url',
  import: 'default',
});

const isFiles = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The files of an app in a language. They never change while the page is open. */
export const galleryFilesQuery = (id: GalleryId, language: Language) =>
  queryOptions({
    queryKey: ['gallery-files', id, language],
    queryFn: async ({ signal }) => {
      const address = addresses[`../../gallery/dist/${id}-${language}.json`];
      if (address === undefined) throw new Error(`The build has no files of ${id}`);
      const reply = await fetch(address, { signal });
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
      const files: unknown = await reply.json();
      if (!isFiles(files)) throw new Error(`${address} has no files`);
      return files;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
