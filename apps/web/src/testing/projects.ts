import type { ListedProject } from '@kilim/contract';
import { at } from './everyday.ts';

/** A project as the list of the dashboard replies it. */
export function scriptedProject(own: { readonly [Key in keyof ListedProject]?: unknown } = {}) {
  return {
    id: 'p1',
    name: 'Koşu Günlüğü',
    description: 'Yeni mobil uygulama projesi',
    status: 'active',
    state: 'active',
    isPublic: false,
    framework: 'react-native',
    template: 'basic',
    preview: null,
    tags: [],
    fileCount: 12,
    messageCount: 3,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    lastOpenedAt: at,
    ...own,
  };
}

const none = { current: 0, previous: 0, percent: null };

/** Changes of the statistics when nothing happened in two weeks. */
export const quietWeek = { projects: none, files: none, updates: none };
