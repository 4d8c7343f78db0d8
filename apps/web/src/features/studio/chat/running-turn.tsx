import { isTurnOver, type Turn } from '@kilim/contract';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.ts';
import { stopRunningTurn } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';
import { Prose } from './prose.tsx';
import { StreamedFile } from './streamed-file.tsx';

/** An answer while it is being written: title, words, files, and a way to stop it. */
export function RunningTurn({ turn }: { readonly turn: Turn }) {
  const translate = useTranslate();
  const { turns } = useStudio();
  const [isStopping, setStopping] = useState(false);
  const { title, explanation, files } = turn.progress;
  const isOver = isTurnOver(turn.status);

  async function stop(): Promise<void> {
    setStopping(true);
    try {
      turns.show(await stopRunningTurn(turn.projectId, turn.id));
    } catch (error) {
      showToast({ type: 'error', title: translate('chat.stopFailed'), message: errorText(error, translate) });
      // Perhaps it had ended by itself: the chat shows what is so.
      await turns.refresh().catch(() => undefined);
    } finally {
      setStopping(false);
    }
  }

  return (
    <article aria-busy={!isOver} aria-label={translate('chat.ai')} className="flex min-w-0 flex-col gap-3">
      {title === '' ? null : <h3 className="text-16 font-semibold">{title}</h3>}
      {explanation === '' ? null : <Prose text={explanation} />}
      {files.length === 0 ? null : (
        <ul
          aria-label={translate('chat.changedFiles')}
          className="overflow-hidden rounded-card border border-line bg-raised"
        >
          {files.map((file) => (
            <StreamedFile file={file} key={file.path} />
          ))}
        </ul>
      )}
      <div className="flex min-h-10 items-center justify-between gap-2 text-13 text-muted">
        <span className="flex items-center gap-2">
          {isOver ? null : <Spinner />}
          {translate(isStopping ? 'chat.stopping' : `chat.status.${turn.status}`)}
        </span>
        {isOver ? null : (
          <Button
            icon={<Square aria-hidden="true" className="size-3.5 fill-current" />}
            isBusy={isStopping}
            onClick={() => void stop()}
            variant="secondary"
          >
            {translate('chat.stop')}
          </Button>
        )}
      </div>
    </article>
  );
}
