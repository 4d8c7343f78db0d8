import { KeptBadge } from './kept-badge.tsx';
import { ProjectActions, type ProjectItemProps } from './project-actions.tsx';
import { FileCount, MessageCount, ProjectLink, UpdatedTime } from './project-facts.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { ProjectState } from './project-state.tsx';
import { ProjectTags } from './project-tags.tsx';
import { UnsavedBadge } from './unsaved-badge.tsx';

/** A project as a card that links to its studio. On phones the picture stands beside the text. */
export function ProjectCard({ project, ...actions }: ProjectItemProps) {
  return (
    <article className="group relative flex h-full overflow-hidden rounded-card border border-line bg-raised transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-float sm:flex-col">
      <ProjectPicture
        project={project}
        className="w-28 shrink-0 border-line max-sm:border-r sm:aspect-[16/10] sm:w-auto sm:border-b"
        screenClassName="top-3 left-1/2 h-auto w-20 -translate-x-1/2 rounded-t-control transition-transform group-hover:-translate-y-1 sm:top-5 sm:w-40 sm:rounded-t-dialog"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
          <div className="flex items-start justify-between gap-2">
            <h3 className="min-w-0 text-16 font-semibold">
              <ProjectLink project={project} className="line-clamp-2 break-words after:rounded-card" />
            </h3>
            <ProjectState state={project.state} />
          </div>
          <p dir="auto" className="line-clamp-2 text-left text-13 text-muted max-sm:line-clamp-1">
            {project.description}
          </p>
          <ProjectTags tags={project.tags} />
          <div className="flex flex-wrap gap-1.5 empty:hidden">
            <KeptBadge projectId={project.id} />
            <UnsavedBadge projectId={project.id} />
          </div>
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1.5 text-12 text-muted numerals">
            <FileCount project={project} />
            <MessageCount project={project} />
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line py-1 pr-1.5 pl-3 sm:pl-4">
          <UpdatedTime project={project} className="text-12 text-muted numerals max-sm:pt-1.5" />
          {/* Above the link that covers the card. */}
          <div className="relative z-10 -ml-2.5 flex sm:ml-0">
            <ProjectActions project={project} {...actions} />
          </div>
        </div>
      </div>
    </article>
  );
}
