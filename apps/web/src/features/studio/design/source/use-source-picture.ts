import type { Asset } from '@kilim/contract';
import { type SourceElement, structureLock } from '@kilim/design-model/source';
import { useAddToProject } from '../../library/use-add-to-project.ts';
import { fitPicture } from '../state/insert-picture.ts';
import { useSelectedSource, useSource } from './source-context.tsx';

/** The size of a picture whose own sides are not known. */
const usual = { width: 150, height: 100 };

/** Where something new goes: into the selected element, behind one that holds nothing, or nowhere. */
export function insertSide(element: SourceElement | undefined): 'inside' | 'after' | null {
  if (element === undefined) return null;
  if (element.canHold && element.text === null) return 'inside';
  return structureLock(element) === null ? 'after' : null;
}

/** Copies a picture of the library into the project and puts it into the screen. */
export function useSourcePicture() {
  const source = useSource();
  const element = useSelectedSource();
  const { busyId, add } = useAddToProject();
  const at = insertSide(element);
  return {
    busyId,
    isOpen: at !== null,
    async insert(asset: Asset): Promise<void> {
      if (element === undefined || at === null) return;
      const path = await add(asset, 'picture');
      if (path === null) return;
      const picture = { path, ...(fitPicture(asset) ?? usual) };
      source.edit({ type: 'insert', element: element.id, at, snippet: 'container', text: '', picture });
    },
  };
}
