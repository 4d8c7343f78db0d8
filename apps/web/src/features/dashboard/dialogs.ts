import { fetchPart } from '../../ui/fetch-part.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Dialogs bring the weight of forms and focus: they come once the dashboard stands, before anybody can ask for one.

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

/** Fetches the dialogs ahead. One that fails is asked for again when it is opened. */
export function prepareDialogs(): void {
  for (const load of [loadCreate, loadDelete, loadEdit, loadImport, loadTrash])
    fetchPart<unknown>(load).catch(() => undefined);
}
