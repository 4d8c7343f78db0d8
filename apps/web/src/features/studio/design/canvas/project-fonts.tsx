import type { BinaryReference } from '@kilim/app-kit';
import { useEffect, useMemo } from 'react';
import { useAssetAddress } from '../../assets/use-asset-address.ts';
import { useDocument, useStudio } from '../../session/studio-context.tsx';
import { useScreen } from '../state/designer-context.tsx';
import { faceName, findReferences, listFonts } from './font-face.ts';

/** Loads the fonts of the project that the screen uses, so that the canvas shows its texts as the app does. */
export function ProjectFonts() {
  const { elements } = useScreen();
  const paths = useMemo(() => listFonts(elements), [elements]);
  const files = useDocument((state) => state.files);
  return findReferences(paths, files).map(([path, reference]) => (
    <LoadedFont key={`${path} ${reference.hash}`} path={path} reference={reference} />
  ));
}

function LoadedFont({ path, reference }: { readonly path: string; readonly reference: BinaryReference }) {
  const { projectId } = useStudio();
  const asset = useAssetAddress(projectId, reference);
  const blob = asset.kind === 'ready' ? asset.blob : null;
  useEffect(() => {
    if (blob === null) return;
    let face: FontFace | null = null;
    let isCurrent = true;
    // From the bytes, because the policy of the page loads fonts of its own address only.
    const load = async (): Promise<void> => {
      const loaded = await new FontFace(faceName(path), await blob.arrayBuffer()).load();
      if (!isCurrent) return;
      face = loaded;
      document.fonts.add(loaded);
    };
    // A file that is no font leaves the usual one.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
      if (face !== null) document.fonts.delete(face);
    };
  }, [blob, path]);
  return null;
}
