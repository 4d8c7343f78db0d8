import { KeptBadge } from './kept-badge.tsx';
import { ProjectActions, type ProjectItemProps } from './project-actions.tsx';
import { FileCount, MessageCount, ProjectLink, UpdatedTime } from './project-facts.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { ProjectState } from './project-state.tsx';
import { ProjectTags } from './project-tags.tsx';
import { UnsavedBadge } from './unsaved-badge.tsx';

/** A project as a row that links to its studio. On phones its details are below the name. */
export function ProjectRow({ project, ...actions }: ProjectItemProps) {
  return (
    <article className="relative flex items-start gap-3 py-2 max-sm:flex-wrap sm:items-center pr-1.5 pl-3 transition-colors focus-within:bg-sunken hover:bg-sunken sm:gap-4 sm:pl-4">
      <ProjectPicture
        project={project}
        className="h-14 w-11 shrink-0 rounded-control border border-line"
        screenClassName="inset-0 size-full border-0 shadow-none"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 lg:flex-row lg:items-center lg:gap-6">
        <div className="min-w-0 lg:flex-1">
          <h3 className="truncate text-14 font-semibold">
            <ProjectLink project={project} />
          </h3>
          <p className="truncate text-13 text-muted max-sm:hidden">{project.description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 lg:max-w-80 lg:justify-end">
          <ProjectTags tags={project.tags} />
          <KeptBadge projectId={project.id} />
          <UnsavedBadge projectId={project.id} />
          {project.state === 'active' ? null : <ProjectState state={project.state} />}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-12 text-muted numerals lg:flex-nowrap">
          <FileCount project={project} className="lg:w-20" />
          <MessageCount project={project} className="lg:w-24" />
          <UpdatedTime project={project} className="lg:w-48" />
        </p>
      </div>
      {/* Above the link that covers the row. */}
      <div className="relative z-10 flex shrink-0 max-sm:-mt-2 max-sm:basis-full max-sm:justify-end">
        <ProjectActions project={project} {...actions} />
      </div>
    </article>
  );
}
