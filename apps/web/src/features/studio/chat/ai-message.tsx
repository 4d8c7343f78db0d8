import type { ChatMessage, FileChange } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { useStudio } from '../session/studio-context.tsx';
import { AiMessageFooter } from './ai-message-footer.tsx';
import { CreatedProject } from './created-project.tsx';
import { FilePath } from './file-path.tsx';
import { promptFromStep } from './prompt-from-step.ts';
import { StreamingMarkdown } from './streaming-markdown.tsx';

interface AiMessageProps {
  readonly message: ChatMessage;
  /** Suggested next steps are shown only under the newest answer. */
  readonly isLast: boolean;
}

/** A finished answer: text, changed files, cost, actions and suggested next steps. */
export function AiMessage({ message, isLast }: AiMessageProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const { changes, metadata } = message;
  const versionId = metadata?.versionId ?? null;
  return (
    <article aria-label={translate('chat.ai')} className="flex min-w-0 flex-col gap-3">
      {changes === null || changes.title === '' ? null : (
        <h3 className="text-16 font-semibold">{changes.title}</h3>
      )}
      {message.content === '' ? null : <StreamingMarkdown text={message.content} />}
      {changes === null || changes.changeList.length === 0 ? null : (
        <ul className="list-disc pl-5 text-13 text-muted">
          {changes.changeList.map((change) => (
            <li className="[overflow-wrap:anywhere]" key={change}>
              {change}
            </li>
          ))}
        </ul>
      )}
      {changes === null || changes.files.length === 0 ? null : (
        <ul
          aria-label={translate('chat.changedFiles')}
          className="overflow-hidden rounded-card border border-line bg-raised"
        >
          {changes.files.map((file) => (
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
        </ul>
      )}
      {metadata?.createdProject ? <CreatedProject project={metadata.createdProject} /> : null}
      {metadata === null ? null : <AiMessageFooter message={message} metadata={metadata} />}
      {isLast && changes !== null && changes.nextSteps.length > 0 ? (
        <div className="flex flex-col items-start gap-1.5">
          <p className="text-12 font-medium text-muted">{translate('chat.nextSteps')}</p>
          {changes.nextSteps.map((step) => (
            <button
              className="min-h-10 rounded-card border border-line bg-raised px-3 py-2 text-left text-13 hover:border-line-strong hover:bg-sunken"
              key={step}
              onClick={() => {
                ui.change({ prompt: promptFromStep(step) });
                document.getElementById('chat-input')?.focus();
              }}
              type="button"
            >
              {step}
            </button>
          ))}
        </div>
      ) : null}
    </article>
  );
}

function ChangedFile({ file, onOpen }: { readonly file: FileChange; readonly onOpen: (() => void) | null }) {
  const translate = useTranslate();
  const added = `+${file.added}`;
  const removed = `\u2212${file.removed}`;
  const counts = translate('studio.versions.lines', { added: file.added, removed: file.removed });
  return (
    <li className="border-b border-line last:border-0">
      <button
        className="flex min-h-10 w-full items-center gap-2 px-3 text-left text-13 enabled:hover:bg-ink/4 focus-visible:outline-offset-[-2px]"
        disabled={onOpen === null}
        onClick={onOpen ?? undefined}
        type="button"
      >
        <FilePath isDeleted={file.kind === 'deleted'} path={file.path} />
        <span className="shrink-0 text-12 text-muted">{translate(`studio.versions.kind.${file.kind}`)}</span>
        <span aria-hidden="true" className="flex shrink-0 gap-1.5 font-mono text-12 numerals">
          {file.added > 0 ? <span className="text-success">{added}</span> : null}
          {file.removed > 0 ? <span className="text-danger">{removed}</span> : null}
        </span>
        <span className="sr-only">{counts}</span>
      </button>
    </li>
  );
}
