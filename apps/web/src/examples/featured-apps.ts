import type { GalleryId } from '@kilim/contract';

/** The apps of the gallery that the home page shows, in display order. */
export const featuredApps = [
  'barber',
  'online-shop',
  'habits',
  'expenses',
  'neighbourhood',
  'join-2048',
] as const satisfies readonly GalleryId[];

/** The app whose build the home page replays. */
export const recordedApp: GalleryId = 'barber';
