import { fetchPart } from '../../ui/fetch-part.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Dialogs need form and focus code, so they load after the dashboard has rendered.

const loadCreate = () => import('./create-project-dialog.tsx');
const loadDelete = () => import('./delete-project-dialog.tsx');
const loadEdit = () => import('./edit-project-dialog.tsx');
const loadImport = () => import('./import-project-dialog.tsx');
const loadTrash = () => import('./trash-dialog.tsx');

export const CreateProjectDialog = lazyPart(async () => (await loadCreate()).CreateProjectDialog);
export const DeleteProjectDialog = lazyPart(async () => (await loadDelete()).DeleteProjectDialog);
export const EditProjectDialog = lazyPart(async () => (await loadEdit()).EditProjectDialog);
export const ImportProjectDialog = lazyPart(async () => (await loadImport()).ImportProjectDialog);
export const TrashDialog = lazyPart(async () => (await loadTrash()).TrashDialog);

/** Preloads the dialogs. A failed one is retried when it is opened. */
export function prepareDialogs(): void {
  for (const load of [loadCreate, loadDelete, loadEdit, loadImport, loadTrash])
    fetchPart<unknown>(load).catch(() => undefined);
}
