import { formatAgo } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useUserProjects } from './api/users.ts';

/** The projects of a user, the last changed first, without a way into their contents. */
export function UserProjects({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const list = useUserProjects(userId, false);
  const none = <p className="text-14 text-muted">{translate('adminUsers.projectsNone')}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-16 font-semibold">{translate('adminUsers.projects')}</h3>
      <PagedList
        list={list}
        itemsOf={(page) => page.projects}
        skeletonClass="h-10 w-full"
        skeletonRows={2}
        failed={translate('adminUsers.projectsFailed')}
        more={translate('adminUsers.more')}
        empty={none}
      >
        {(projects) => (
          <ul className="text-14">
            {projects.map((project) => (
              <li key={project.id} className="flex justify-between gap-4 border-t border-line py-2">
                <span className="min-w-0 truncate">{project.name}</span>
                <span className="shrink-0 text-muted numerals">
                  {[
                    translate('adminUsers.projectFiles', { count: project.fileCount }),
                    formatAgo(project.updatedAt, language, list.dataUpdatedAt),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
