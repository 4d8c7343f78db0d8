import { useStore } from 'zustand';
import { WovenMedallion } from '../../../ui/woven-motif.tsx';
import { useDocument, usePreview, useStudio } from '../session/studio-context.tsx';
import { filesOf, isStarter } from './first-turn.ts';
import { type AppLook, readLook } from './read-look.ts';

/**
 * Covers the starter app while the first prompt is sent and its files are written, below the notice, with the new app's name
 * in its colours as soon as they are known: docs/rules/studio.md#first-turn
 */
export function FirstTurnCover() {
  const isNew = useDocument(isStarter);
  const turn = useStore(useStudio().turns, (state) => state.turn);
  const scheme = usePreview((view) => view.scheme);
  const isShown = usePreview((view) => view.isStreamedAppShown);
  const starting = usePreview((view) => view.startingApp);
  const building = turn === null || turn.status === 'failed' || turn.status === 'stopped' ? null : turn;
  const files = starting ?? (building === null ? null : filesOf(building));
  if (!isNew || files === null || isShown) return null;
  const look = readLook(files, scheme);
  return (
    <div
      className="absolute inset-0 flex items-center justify-center bg-sunken"
      data-testid="first-turn-cover"
      style={look === null ? undefined : { backgroundColor: look.page }}
    >
      {look === null ? <WovenMedallion className="animate-shimmer" /> : <Launch look={look} />}
    </div>
  );
}

/** The app's initial and name, as a phone shows an app that is starting. */
function Launch({ look }: { readonly look: AppLook }) {
  const [initial = ''] = look.name;
  return (
    <div className="flex min-w-0 flex-col items-center gap-4 px-6">
      <span
        aria-hidden="true"
        className="flex size-20 items-center justify-center rounded-dialog text-40 font-semibold"
        style={{ backgroundColor: look.primary, color: look.onPrimary }}
      >
        {initial}
      </span>
      <span className="max-w-full truncate text-20 font-semibold" style={{ color: look.ink }}>
        {look.name}
      </span>
    </div>
  );
}
