import { ensureNamespace } from '../../i18n/translation.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

// Dialogs need form and focus code, so they load after the dashboard has rendered.

export const CreateProjectDialog = lazyComponent(async () => {
  const [loaded] = await Promise.all([
    import('./create-project-dialog.tsx'),
    ensureNamespace('start'),
    // The example prompts.
    ensureNamespace('home'),
  ]);
  return loaded.CreateProjectDialog;
});
export const DeleteProjectDialog = lazyComponent(
  async () => (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
);
export const EditProjectDialog = lazyComponent(
  async () => (await import('./edit-project-dialog.tsx')).EditProjectDialog,
);
export const ImportProjectDialog = lazyComponent(async () => {
  const [loaded] = await Promise.all([import('./import-project-dialog.tsx'), ensureNamespace('git')]);
  return loaded.ImportProjectDialog;
});
export const TagsDialog = lazyComponent(async () => (await import('./tags-dialog.tsx')).TagsDialog);
export const TrashDialog = lazyComponent(async () => (await import('./trash-dialog.tsx')).TrashDialog);

const dialogs = [
  CreateProjectDialog,
  DeleteProjectDialog,
  EditProjectDialog,
  ImportProjectDialog,
  TagsDialog,
  TrashDialog,
];

/** Preloads the dialogs. A failed one is retried when it is opened. */
export function preloadDialogs(): void {
  for (const dialog of dialogs) dialog.preload().catch(() => undefined);
}
