import type { ProjectId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import {
  isOpenVerification,
  useCancelVerification,
  useStartVerification,
  type VerificationState,
} from '../api/verification.ts';
import { VerificationResults } from './verification-results.tsx';

interface VerificationSectionProps {
  readonly projectId: ProjectId;
  readonly state: VerificationState;
  /** Identifies the files of the zip. */
  readonly digest: string;
  /** Packages are added that a verification does not install. */
  readonly hasAddedPackages: boolean;
}

/** Reads the contents of the zip again when a verification ended, because a report may have been added. */
function useRefreshedContents(projectId: ProjectId, isOpen: boolean): void {
  const client = useQueryClient();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      void client.invalidateQueries({ queryKey: queryKeys.projects.exportCheck(projectId) });
    }
    wasOpen.current = isOpen;
  }, [client, isOpen, projectId]);
}

/** Installs and builds the export on the server, and shows the result: docs/rules/export-verification.md */
export function VerificationSection({
  projectId,
  state,
  digest,
  hasAddedPackages,
}: VerificationSectionProps) {
  const translate = useTranslate();
  const starting = useSingleRun(useStartVerification(projectId));
  const cancelling = useSingleRun(useCancelVerification(projectId));
  const { verification, remaining } = state;
  const isOpen = isOpenVerification(state);
  useRefreshedContents(projectId, isOpen);
  const fail = (key: 'verification.startFailed' | 'verification.stopFailed') => (error: unknown) =>
    showToast({ type: 'error', title: translate(key), message: errorText(error, translate) });
  const note = hasAddedPackages
    ? translate('verification.untested')
    : remaining === 0
      ? translate('verification.none')
      : translate('verification.left', { count: remaining });
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line px-3 py-3">
      <div className="flex flex-col gap-1">
        <h3 className="flex items-center gap-2 text-14 font-medium">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-secondary" />
          {translate('verification.title')}
        </h3>
        <p className="max-w-prose text-13 text-muted">{translate('verification.text')}</p>
      </div>
      {verification === null ? null : (
        <VerificationResults isCurrent={verification.digest === digest} verification={verification} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isOpen ? (
          <Button
            isBusy={cancelling.isPending}
            onClick={() => cancelling.mutate(undefined, { onError: fail('verification.stopFailed') })}
            variant="secondary"
          >
            {translate('verification.stop')}
          </Button>
        ) : (
          <>
            <Button
              isBusy={starting.isPending}
              disabled={hasAddedPackages || remaining === 0}
              onClick={() => starting.mutate(undefined, { onError: fail('verification.startFailed') })}
              variant="secondary"
            >
              {translate(verification !== null ? 'verification.again' : 'verification.start')}
            </Button>
            <p className="numerals min-w-0 flex-1 basis-48 text-13 text-muted">{note}</p>
          </>
        )}
      </div>
    </section>
  );
}
