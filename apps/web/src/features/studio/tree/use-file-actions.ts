import { AppError } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { useMemo } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import type { StudioSession } from '../session/studio-session.ts';
import { pathsUnder, type TreeNode } from './build-tree.ts';
import { planRenames } from './check-path.ts';

/** The translated error of an action, or null on success. */
export type ActionProblem = string | null;

export interface FileActions {
  createFile(path: string): Promise<ActionProblem>;
  renameNode(node: TreeNode, to: string): Promise<ActionProblem>;
  /** Deletes without confirmation and shows a toast with undo. */
  readonly deleteNode: (node: TreeNode) => Promise<void>;
  /** All paths outside the node. */
  pathsBeside(node: TreeNode): readonly string[];
}

/** Creates, renames and deletes files of the open project and reports the result to the user. */
export function useFileActions(): FileActions {
  const translate = useTranslate();
  const { commands, document } = useStudio();
  return useMemo(() => createFileActions({ commands, document }, translate), [commands, document, translate]);
}

function createFileActions(
  { commands, document }: Pick<StudioSession, 'commands' | 'document'>,
  translate: Translate,
): FileActions {
  const allPaths = (): string[] => [...document.getState().files.keys()];

  async function attempt(run: () => Promise<void>): Promise<ActionProblem> {
    try {
      await run();
      return null;
    } catch (error) {
      // For a new file, a conflict means that the path exists already.
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
    deleteNode: async (node) => {
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
