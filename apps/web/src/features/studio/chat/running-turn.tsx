import { isTurnOver, type Turn } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { StreamedFile } from './streamed-file.tsx';
import { StreamingMarkdown } from './streaming-markdown.tsx';

/** An answer while it streams: title, text, files and status. */
export function RunningTurn({ turn }: { readonly turn: Turn }) {
  const translate = useTranslate();
  const { title, explanation, files } = turn.progress;
  const isOver = isTurnOver(turn.status);

  return (
    <article aria-busy={!isOver} aria-label={translate('chat.ai')} className="flex min-w-0 flex-col gap-3">
      {title === '' ? null : <h3 className="text-16 font-semibold">{title}</h3>}
      {explanation === '' ? null : <StreamingMarkdown text={explanation} />}
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
      <p className="flex min-h-10 items-center gap-2 text-13 text-muted">
        {isOver ? null : <Spinner />}
        {translate(`chat.status.${turn.status}`)}
      </p>
    </article>
  );
}
