import { useStore } from 'zustand';
import { WovenMedallion } from '../../../ui/woven-motif.tsx';
import { useDocument, useStudio } from '../session/studio-context.tsx';

/** Revision of a project that still has its starter files only. */
const starterRevision = 1;

/** Covers the starter app while the first turn writes the files, below the notice: docs/rules/studio.md#first-turn */
export function FirstTurnCover() {
  const isStarter = useDocument((state) => state.revision <= starterRevision);
  const turn = useStore(useStudio().turns, (state) => state.turn);
  const isBuilding = turn !== null && turn.status !== 'failed' && turn.status !== 'stopped';
  if (!isStarter || !isBuilding) return null;
  return (
    <div
      className="absolute inset-0 flex items-center justify-center bg-sunken"
      data-testid="first-turn-cover"
    >
      <WovenMedallion className="animate-shimmer" />
    </div>
  );
}
