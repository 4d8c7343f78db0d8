import type { ListedProject } from '@kilim/contract';
import { FileCode2, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';

interface FactProps {
  readonly project: ListedProject;
  readonly className?: string;
}

/** The project's name as a link to its studio, which covers the whole card or row. */
export function ProjectLink({ project, className }: FactProps) {
  return (
    <Link
      to={paths.studio.to(project.id)}
      className={classNames(
        'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-secondary',
        className,
      )}
    >
      <bdi>{project.name}</bdi>
    </Link>
  );
}

const countLook = 'inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0';

export function FileCount({ project, className }: FactProps) {
  const translate = useTranslate();
  return (
    <span className={classNames(countLook, className)}>
      <FileCode2 aria-hidden="true" />
      {translate('dashboard.card.files', { count: project.fileCount })}
    </span>
  );
}

export function MessageCount({ project, className }: FactProps) {
  const translate = useTranslate();
  return (
    <span className={classNames(countLook, className)}>
      <MessageSquare aria-hidden="true" />
      {translate('dashboard.card.messages', { count: project.messageCount })}
    </span>
  );
}

export function UpdatedTime({ project, className }: FactProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <time dateTime={project.updatedAt} className={className}>
      {translate('dashboard.card.updated', { date: formatDate(project.updatedAt, language) })}
    </time>
  );
}
