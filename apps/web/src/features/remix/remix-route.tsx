import { AppError, type ProjectId } from '@kilim/contract';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { newProjectId } from '../../api/new-project-id.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useShownExample } from '../../examples/use-shown-example.tsx';
import { errorText } from '../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { clearPendingRemix, readPendingRemix, savePendingRemix } from '../../storage/pending-remix.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRemixExample } from './api/remix-example.ts';

/**
 * `/remix/:exampleId`: creates a project from an app of the gallery and opens it. Starts by itself after
 * it was pressed in this tab; a visitor who followed a link presses once more.
 */
export default function RemixRoute() {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { exampleId = '' } = useParams();
  const shown = useShownExample(exampleId);
  const remix = useSingleRun(useRemixExample(language));
  const createAs = (id: ProjectId): void => {
    // Kept until the reply: a reload continues with the same project.
    savePendingRemix(exampleId, id);
    remix.mutate(
      { exampleId, id },
      {
        onSuccess: (project) => {
          clearPendingRemix();
          void navigate(paths.studio.to(project.id), { replace: true });
        },
        onError: (error) => {
          if (isRefused(error)) clearPendingRemix();
        },
      },
    );
  };
  const create = (): void => createAs(readPendingRemix(exampleId) ?? newProjectId());
  const createIfPressed = useEffectEvent(() => {
    const pressed = readPendingRemix(exampleId);
    if (pressed !== null) createAs(pressed);
  });
  useEffect(() => createIfPressed(), []);

  if (shown === null) {
    return (
      <main className="flex flex-1 items-center justify-center px-4 py-16">
        <PageHead title={translate('errors.example_not_found')} />
        <EmptyState
          title={translate('errors.example_not_found')}
          description={translate('showcase.remix.others')}
          action={
            <Link to={paths.home.to()} className={buttonLook('secondary')}>
              {translate('showcase.remix.home')}
            </Link>
          }
        />
      </main>
    );
  }
  const { name, about, picture } = shown;
  const isBusy = remix.isPending || remix.isSuccess;
  return (
    <main className="flex flex-1 flex-col items-center justify-center gap-5 px-4 py-10 text-center">
      <PageHead title={translate('showcase.remix.title', { name })} />
      <div className="w-44 overflow-hidden rounded-[24px] border-6 border-device bg-sunken shadow-float">
        {picture}
      </div>
      <h1 className="text-28 font-semibold tracking-tight">{name}</h1>
      <p className="max-w-md text-16 text-muted">{about}</p>
      {remix.isError ? (
        <p role="alert" className="max-w-md text-14 text-danger">
          {errorText(remix.error, translate)}
        </p>
      ) : null}
      <Button size="large" isBusy={isBusy} onClick={create}>
        {translate(isBusy ? 'showcase.remix.creating' : 'gallery.keep')}
      </Button>
    </main>
  );
}

/** Refused for good, so another try is another project. After any other error the project may exist. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && [403, 404, 409].includes(error.status);
}
