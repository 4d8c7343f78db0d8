import { type ProjectId, type Version, versionId as versionIdSchema } from '@kilim/contract';
import { Eye, FileDiff as FileDiffIcon, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { linesOf, titleOf } from './describe-version.ts';
import { LineCounts } from './line-counts.tsx';
import { VersionChanges } from './version-changes.tsx';
import { VersionPreview } from './version-preview.tsx';

type View = 'changes' | 'preview';

interface VersionDetailsProps {
  readonly projectId: ProjectId;
  readonly versionId: string;
  /** Null for a version that is not in the loaded part of the list. */
  readonly version: Version | null;
}

/** A version: what it changed, or how it runs. */
export function VersionDetails({ projectId, versionId, version }: VersionDetailsProps) {
  const translate = useTranslate();
  const [view, setView] = useState<View>('changes');
  const id = versionIdSchema.safeParse(versionId);
  if (!id.success) return null;
  const Content = view === 'changes' ? VersionChanges : VersionPreview;
  const toggle = (value: View, Icon: LucideIcon) => (
    <button
      aria-pressed={view === value}
      className="flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-13 text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-float"
      onClick={() => setView(value)}
      type="button"
    >
      <Icon aria-hidden="true" className="size-4" />
      {translate(`studio.versions.view.${value}`)}
    </button>
  );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {version === null ? null : (
          <h3 className="flex min-w-0 flex-1 basis-48 items-baseline gap-2 text-14 font-medium">
            <span className="min-w-0 truncate">{titleOf(version, translate)}</span>
            <LineCounts {...linesOf(version)} />
          </h3>
        )}
        <div
          aria-label={translate('studio.versions.view.label')}
          className="flex rounded-control border border-line bg-sunken p-0.5"
          role="group"
        >
          {toggle('changes', FileDiffIcon)}
          {toggle('preview', Eye)}
        </div>
      </div>
      <Content key={versionId} projectId={projectId} revision={version?.revision ?? 0} versionId={id.data} />
    </>
  );
}
