import type { VersionId } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { introducedQuery } from './introduced-problems.ts';
import { mayCheckUnasked } from './may-check.ts';
import { useTypes } from './use-type-check.ts';

/** Row of an answer's details: how many type problems its version brought. Counted when the details are opened. */
export function IntroducedRow({ versionId, onShow }: { versionId: VersionId; onShow: () => void }) {
  const translate = useTranslate();
  const { projectId, document, openFile } = useStudio();
  const types = useTypes();
  const query = useQuery({ ...introducedQuery(projectId, versionId), enabled: mayCheckUnasked() });
  const show = (): void => {
    const { current, files } = document.getState();
    const path = current ?? [...files.keys()][0];
    if (path !== undefined) openFile(path);
    types.showPanel(true);
    onShow();
  };
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 text-14 last:border-0">
      <dt className="text-muted">{translate('types.introduced')}</dt>
      <dd className="flex min-w-0 items-center gap-2 text-right numerals">
        {query.isFetching ? (
          <span className="flex items-center gap-2 text-muted" role="status">
            <Spinner />
            {translate('types.checking')}
          </span>
        ) : query.isError || query.isPending ? (
          <>
            {query.isError ? translate('types.introducedFailed') : null}
            <Button onClick={() => void query.refetch()} variant="link">
              {translate(query.isError ? 'types.retry' : 'types.start')}
            </Button>
          </>
        ) : (
          <>
            {query.data}
            {query.data > 0 ? (
              <Button onClick={show} variant="link">
                {translate('types.showIntroduced')}
              </Button>
            ) : null}
          </>
        )}
      </dd>
    </div>
  );
}
