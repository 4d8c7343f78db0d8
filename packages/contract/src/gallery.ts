/** Groups of the gallery, in the order of the page. */
export const galleryCategories = [
  'business',
  'money',
  'health',
  'home',
  'learning',
  'leisure',
  'community',
  'play',
] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/**
 * The apps of the public gallery: docs/rules/gallery.md. Names, descriptions and the prompts that they are composed from
 * are texts of the catalogue (`gallery.apps`).
 */
export const galleryApps = [
  { id: 'barber', category: 'business' },
  { id: 'cake-orders', category: 'business' },
  { id: 'stock-room', category: 'business' },
  { id: 'football-pitch', category: 'business' },
  { id: 'online-shop', category: 'business' },
  { id: 'expenses', category: 'money' },
  { id: 'shop-tab', category: 'money' },
  { id: 'shared-bills', category: 'money' },
  { id: 'subscriptions', category: 'money' },
  { id: 'tip-calculator', category: 'money' },
  { id: 'water', category: 'health' },
  { id: 'habits', category: 'health' },
  { id: 'medicine', category: 'health' },
  { id: 'blood-sugar', category: 'health' },
  { id: 'workout', category: 'health' },
  { id: 'breathing', category: 'health' },
  { id: 'recipes', category: 'home' },
  { id: 'shopping-list', category: 'home' },
  { id: 'plants', category: 'home' },
  { id: 'weekly-menu', category: 'home' },
  { id: 'notes', category: 'home' },
  { id: 'vocabulary', category: 'learning' },
  { id: 'trivia', category: 'learning' },
  { id: 'timetable', category: 'learning' },
  { id: 'maths-practice', category: 'learning' },
  { id: 'pomodoro', category: 'learning' },
  { id: 'books', category: 'leisure' },
  { id: 'films', category: 'leisure' },
  { id: 'records', category: 'leisure' },
  { id: 'birds', category: 'leisure' },
  { id: 'city-guide', category: 'leisure' },
  { id: 'neighbourhood', category: 'community' },
  { id: 'chat', category: 'community' },
  { id: 'attendance', category: 'community' },
  { id: 'task-board', category: 'community' },
  { id: 'blog', category: 'community' },
  { id: 'join-2048', category: 'play' },
  { id: 'sudoku', category: 'play' },
  { id: 'hangman', category: 'play' },
  { id: 'memory-game', category: 'play' },
] as const satisfies readonly { readonly id: string; readonly category: GalleryCategory }[];

export type GalleryId = (typeof galleryApps)[number]['id'];

const ids: ReadonlySet<string> = new Set(galleryApps.map(({ id }) => id));

export const isGalleryId = (text: string): text is GalleryId => ids.has(text);

/** Ids of earlier examples, which links still name, with the app of the gallery that has taken their place. */
const formerIds: ReadonlyMap<string, GalleryId> = new Map([
  ['ecommerce', 'online-shop'],
  ['full-app', 'habits'],
  ['social', 'neighbourhood'],
  ['game', 'join-2048'],
  ['backend', 'task-board'],
  ['basic', 'notes'],
]);

/** The app that an id means, also one of an earlier example; undefined for any other text. */
export const findGalleryId = (text: string): GalleryId | undefined =>
  isGalleryId(text) ? text : formerIds.get(text);
