import type { Project } from '@kilim/contract';
import { limits } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProjectSwatch } from './project-swatch.tsx';

export interface ProjectPictureProps {
  readonly project: Pick<Project, 'id' | 'name' | 'preview'>;
  readonly className?: string;
  /** Size and position of the phone's screen. */
  readonly screenClassName: string;
}

/** The app's first screen in front of its woven band; the band alone while there is no picture. */
export function ProjectPicture({ project, className, screenClassName }: ProjectPictureProps) {
  const translate = useTranslate();
  const [failed, setFailed] = useState<string | null>(null);
  const { preview } = project;
  const isShown = preview !== null && preview !== failed;
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      <div
        className={classNames(
          'absolute inset-0 *:size-full *:object-cover',
          isShown ? 'opacity-35' : 'opacity-60',
        )}
        aria-hidden="true"
      >
        <ProjectSwatch projectId={project.id} />
      </div>
      {isShown ? (
        <img
          src={preview}
          alt={translate('dashboard.card.picture', { name: project.name })}
          width={limits.previewWidth}
          height={limits.previewHeight}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(preview)}
          className={classNames(
            'absolute border border-line-strong bg-raised object-cover object-top shadow-float',
            screenClassName,
          )}
        />
      ) : null}
    </div>
  );
}
