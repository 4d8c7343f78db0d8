import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';

/** A link to the project that an answer has created. */
export function CreatedProject({
  project,
}: {
  readonly project: { readonly id: string; readonly name: string };
}) {
  const translate = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-success/40 bg-success/8 px-3 py-2 text-14">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {translate('chat.createdProject', { name: project.name })}
      </span>
      <Link className={buttonLook('secondary')} to={paths.studio.to(project.id)}>
        {translate('chat.openProject')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </div>
  );
}
