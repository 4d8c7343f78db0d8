import { FileCode2, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProjectActions, type ProjectItemProps } from './project-actions.tsx';
import { ProjectSwatch } from './project-swatch.tsx';

/** A project as a card that links to its studio. */
export function ProjectCard({ project, ...actions }: ProjectItemProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-float">
      <ProjectSwatch projectId={project.id} />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-16 font-semibold">
            <Link
              to={paths.studio.to(project.id)}
              className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-secondary"
            >
              <bdi>{project.name}</bdi>
            </Link>
          </h3>
          <Badge tone="success">{translate('dashboard.card.active')}</Badge>
        </div>
        <p dir="auto" className="line-clamp-2 text-left text-13 text-muted">
          {project.description}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3 text-12 text-muted numerals">
          <span className="inline-flex items-center gap-1.5">
            <FileCode2 aria-hidden="true" className="size-4" />
            {translate('dashboard.card.files', { count: project.fileCount })}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <MessageSquare aria-hidden="true" className="size-4" />
            {translate('dashboard.card.messages', { count: project.messageCount })}
          </span>
        </p>
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line py-1 pr-1.5 pl-4">
        <time dateTime={project.updatedAt} className="text-12 text-muted numerals">
          {translate('dashboard.card.updated', { date: formatDate(project.updatedAt, language) })}
        </time>
        {/* Above the link that covers the card. */}
        <div className="relative z-10 flex">
          <ProjectActions project={project} {...actions} />
        </div>
      </div>
    </article>
  );
}
