import { AppError } from '@kilim/contract';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import { pathsUnder, type TreeNode } from './build-tree.ts';
import { planRenames } from './check-path.ts';

/** An error's text, or null when the action went well. */
export type ActionProblem = string | null;

export interface FileActions {
  createFile(path: string): Promise<ActionProblem>;
  renameNode(node: TreeNode, to: string): Promise<ActionProblem>;
  /** Deletes at once and offers undo: the deletion is a version, so nothing is lost. */
  deleteNode(node: TreeNode): Promise<void>;
  /** Every path that does not stand under the node. */
  pathsBeside(node: TreeNode): readonly string[];
}

/** Create, rename and delete in the open project, with their words for success and failure. */
export function useFileActions(): FileActions {
  const translate = useTranslate();
  const { commands, document } = useStudio();
  const allPaths = (): string[] => [...document.getState().files.keys()];

  async function attempt(run: () => Promise<void>): Promise<ActionProblem> {
    try {
      await run();
      return null;
    } catch (error) {
      // A create that meets an existing file is told like a taken path, not like a conflict of edits.
      const isTaken = error instanceof AppError && error.type === 'file_conflict';
      return isTaken ? translate('studio.tree.pathError.exists') : errorText(error, translate);
    }
  }

  return {
    createFile: (path) => attempt(() => commands.createFile(path)),
    renameNode(node, to) {
      if (to === node.path) return Promise.resolve(null);
      return attempt(() => commands.renameFiles(planRenames(pathsUnder(allPaths(), node), node.path, to)));
    },
    async deleteNode(node) {
      try {
        const deleted = await commands.deleteFiles(pathsUnder(allPaths(), node));
        showToast({
          type: 'info',
          title: translate('studio.tree.deleted', { path: node.path, count: deleted.length }),
          action: {
            label: translate('studio.tree.undo'),
            onClick: () =>
              void commands.restoreFiles(deleted).catch((error: unknown) => {
                showToast({
                  type: 'error',
                  title: translate('studio.tree.restoreFailed'),
                  message: errorText(error, translate),
                });
              }),
          },
        });
      } catch (error) {
        showToast({
          type: 'error',
          title: translate('studio.tree.deleteFailed'),
          message: errorText(error, translate),
        });
      }
    },
    pathsBeside(node) {
      const inside = new Set(pathsUnder(allPaths(), node));
      return allPaths().filter((path) => !inside.has(path));
    },
  };
}
