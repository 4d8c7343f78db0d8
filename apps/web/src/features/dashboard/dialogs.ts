import { lazy } from 'react';

// Dialogs bring the weight of forms and focus: they come once the dashboard stands, before anybody can ask for one.

const loadCreate = () => import('./create-project-dialog.tsx');
const loadDelete = () => import('./delete-project-dialog.tsx');
const loadEdit = () => import('./edit-project-dialog.tsx');
const loadImport = () => import('./import-project-dialog.tsx');
const loadTrash = () => import('./trash-dialog.tsx');

export const CreateProjectDialog = lazy(async () => ({ default: (await loadCreate()).CreateProjectDialog }));
export const DeleteProjectDialog = lazy(async () => ({ default: (await loadDelete()).DeleteProjectDialog }));
export const EditProjectDialog = lazy(async () => ({ default: (await loadEdit()).EditProjectDialog }));
export const ImportProjectDialog = lazy(async () => ({ default: (await loadImport()).ImportProjectDialog }));
export const TrashDialog = lazy(async () => ({ default: (await loadTrash()).TrashDialog }));

/** Fetches the dialogs ahead. One that fails is asked for again when it is opened. */
export function prepareDialogs(): void {
  for (const load of [loadCreate, loadDelete, loadEdit, loadImport, loadTrash]) load().catch(() => undefined);
}
