import type { HeldChanges, HeldReason, TurnId } from '@kilim/contract';
import { Lock, ShieldQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDecideHeld } from '../api/held-changes.ts';
import { FilePath } from '../chat/file-path.tsx';
import { LineCounts } from '../chat/line-counts.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { HeldDiffs } from './held-diffs.tsx';

const reasons: readonly HeldReason[] = ['scope', 'locked', 'together'];

interface HeldCardProps {
  readonly turnId: TurnId;
  readonly held: HeldChanges;
}

/** Changes of an answer that were not applied with it: why, the files, their difference, and the decision. */
export default function HeldCard({ turnId, held }: HeldCardProps) {
  const translate = useTranslate();
  const { projectId, ui } = useStudio();
  const decide = useDecideHeld(projectId, turnId);
  const [isDiffShown, setDiffShown] = useState(false);
  const { state, files, versionId } = held;
  const isLocked = files.some(({ reason }) => reason === 'locked');
  const Icon = isLocked ? Lock : ShieldQuestionMark;
  const press = (decision: 'apply' | 'leave'): void =>
    decide.mutate(decision, {
      onError: (error) =>
        showToast({ type: 'error', title: translate('held.failed'), message: errorText(error, translate) }),
    });
  return (
    <section
      aria-label={translate('held.title', { count: files.length })}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3 text-13"
    >
      <h4 className="flex items-center gap-2 font-medium">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {translate('held.title', { count: files.length })}
      </h4>
      {reasons
        .filter((wanted) => files.some(({ reason }) => reason === wanted))
        .map((reason) => (
          <div className="flex flex-col gap-1" key={reason}>
            <p className="text-muted">{translate(`held.${reason}`)}</p>
            <ul className="flex flex-col gap-1">
              {files
                .filter((file) => file.reason === reason)
                .map(({ path, kind, added, removed }) => (
                  <li className="flex min-h-6 items-center gap-2" key={path}>
                    <FilePath isDeleted={kind === 'deleted'} path={path} />
                    <span className="sr-only">{translate(`studio.versions.kind.${kind}`)}</span>
                    <LineCounts added={added} removed={removed} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      {state === 'open' ? (
        <>
          {isDiffShown ? <HeldDiffs files={files} projectId={projectId} turnId={turnId} /> : null}
          <p className="text-12 text-muted">{translate('held.free')}</p>
          <div className="flex flex-wrap gap-2">
            <Button isBusy={decide.isPending && decide.variables === 'apply'} onClick={() => press('apply')}>
              {translate(isLocked ? 'held.unlockAndApply' : 'held.apply')}
            </Button>
            <Button
              isBusy={decide.isPending && decide.variables === 'leave'}
              onClick={() => press('leave')}
              variant="secondary"
            >
              {translate('held.leave')}
            </Button>
            <Button aria-expanded={isDiffShown} onClick={() => setDiffShown(!isDiffShown)} variant="quiet">
              {translate(isDiffShown ? 'held.hideDiff' : 'held.showDiff')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-2" role="status">
          <p>{translate(`held.${state}`)}</p>
          {versionId === null ? null : (
            <Button
              onClick={() => ui.change({ isVersionsOpen: true, versionId, versionPath: null })}
              variant="link"
            >
              {translate('held.version')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
