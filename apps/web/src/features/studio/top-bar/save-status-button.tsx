import { Check, CloudOff, GitMerge, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useDocument, useSaveStatus, useStudio } from '../session/studio-context.tsx';

const appearances = {
  saved: { icon: <Check aria-hidden="true" />, tone: 'text-muted' },
  pending: { icon: <LoaderCircle aria-hidden="true" />, tone: 'text-muted' },
  saving: { icon: <LoaderCircle aria-hidden="true" className="animate-spin" />, tone: 'text-muted' },
  offline: { icon: <CloudOff aria-hidden="true" />, tone: 'text-warning' },
  conflict: { icon: <GitMerge aria-hidden="true" />, tone: 'text-warning' },
  failed: { icon: <TriangleAlert aria-hidden="true" />, tone: 'text-danger' },
} as const satisfies Record<string, { icon: ReactNode; tone: string }>;

/** The save status; `isShort` leaves out the text of the usual one. A click saves, or opens the conflict dialog if there is a conflict. */
export function SaveStatusButton({ isShort = false }: { readonly isShort?: boolean }) {
  const translate = useTranslate();
  const { sync, ui } = useStudio();
  const status = useSaveStatus();
  const conflict = useDocument((state) => [...state.conflicts.keys()][0] ?? null);
  const { icon, tone } = appearances[status.kind];
  const name = status.kind === 'pending' ? 'saving' : status.kind;
  const hint =
    status.kind === 'failed'
      ? errorText(status.error, translate)
      : translate(`studio.save.${name as Hinted}Hint`);
  return (
    <button
      aria-label={`${translate(`studio.save.${name}`)}. ${hint}`}
      className={classNames(
        'flex h-10 shrink-0 items-center gap-1.5 rounded-control px-2 text-12 hover:bg-ink/6 [&_svg]:size-3.5',
        tone,
      )}
      data-save-state={status.kind}
      onClick={() => (conflict === null ? void sync.saveNow() : ui.change({ conflictPath: conflict }))}
      title={hint}
      type="button"
    >
      {icon}
      <span className={isShort && status.kind === 'saved' ? 'sr-only' : undefined}>
        {translate(`studio.save.${name}`)}
      </span>
      {status.kind === 'failed' || status.kind === 'offline' ? (
        <span className="sr-only" role="alert">
          {hint}
        </span>
      ) : null}
    </button>
  );
}

type Hinted = 'saved' | 'saving' | 'offline' | 'conflict';
