import type { ChatMessage, FileChange } from '@kilim/contract';
import { ChevronRight } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { AiMessageFooter } from './ai-message-footer.tsx';
import { CreatedProject } from './created-project.tsx';
import { FileCard } from './file-card.tsx';
import { FilePath } from './file-path.tsx';
import { LineCounts } from './line-counts.tsx';
import { MountNotice } from './mount-notice.tsx';
import { NextSteps } from './next-steps.tsx';
import { splitTitle } from './split-title.ts';
import { StreamingMarkdown } from './streaming-markdown.tsx';

const HeldCard = lazyComponent(async () => (await import('../held/held-card.tsx')).default);
const PlanSteps = lazyComponent(async () => (await import('../plan/plan-steps.tsx')).PlanSteps);

interface AiMessageProps {
  readonly message: ChatMessage;
  /** What the user asked; null if that message is not loaded. */
  readonly asked: ChatMessage | null;
  /** Suggested next steps are shown only under the newest answer. */
  readonly isLast: boolean;
}

/** A finished answer: text, changed files, cost, actions and suggested next steps, in the order of a running one. */
export function AiMessage({ message, asked, isLast }: AiMessageProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const { changes, metadata } = message;
  const versionId = metadata?.versionId ?? null;
  const files = changes?.files ?? [];
  const { title, text } = splitTitle(changes?.title ?? '', message.content);
  return (
    <article aria-label={translate('chat.ai')} className="flex min-w-0 flex-col gap-3">
      {title === '' ? null : <h3 className="text-16 font-semibold break-words">{title}</h3>}
      {text === '' ? null : <StreamingMarkdown text={text} />}
      {files.length === 0 ? null : (
        <FileCard
          added={files.reduce((sum, { added }) => sum + added, 0)}
          removed={files.reduce((sum, { removed }) => sum + removed, 0)}
          rows={files.map((file) => (
            <ChangedFile
              file={file}
              key={file.path}
              onOpen={
                versionId === null
                  ? null
                  : () => ui.change({ isVersionsOpen: true, versionId, versionPath: file.path })
              }
            />
          ))}
        />
      )}
      {message.held === undefined || message.turnId === null ? null : (
        <HeldCard held={message.held} renderError={renderLoadError} turnId={message.turnId} />
      )}
      {changes?.plan ? <PlanSteps isLast={isLast} steps={changes.plan} /> : null}
      {metadata?.createdProject ? <CreatedProject project={metadata.createdProject} /> : null}
      {metadata === null ? null : <AiMessageFooter asked={asked} message={message} metadata={metadata} />}
      {message.mount?.result === 'error' ? <MountNotice isLast={isLast} mount={message.mount} /> : null}
      {isLast && changes !== null && changes.nextSteps.length > 0 ? (
        <NextSteps steps={changes.nextSteps} />
      ) : null}
    </article>
  );
}

function ChangedFile({ file, onOpen }: { readonly file: FileChange; readonly onOpen: (() => void) | null }) {
  const translate = useTranslate();
  return (
    <li className="border-b border-line last:border-0">
      <button
        className="flex min-h-10 w-full items-center gap-2 px-3 text-left text-13 enabled:hover:bg-ink/4 focus-visible:outline-offset-[-2px]"
        disabled={onOpen === null}
        onClick={onOpen ?? undefined}
        type="button"
      >
        <FilePath isDeleted={file.kind === 'deleted'} path={file.path} />
        <span className="sr-only">{translate(`studio.versions.kind.${file.kind}`)}</span>
        <LineCounts added={file.added} removed={file.removed} />
        {onOpen === null ? null : <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </button>
    </li>
  );
}
