import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useStudio } from '../session/studio-context.tsx';
import { focusComposer } from './focus-composer.ts';
import { localizedQuickPrompts } from './localized-quick-prompts.ts';
import { quickPromptIcon } from './quick-prompt-icon.tsx';
import { SendError } from './send-error.tsx';

/**
 * Shown before the first message: the six quick prompts. Choosing one puts its text into the composer. They stay when a
 * prompt could not be sent.
 */
export function EmptyChat({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { ui } = useStudio();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      <SendError error={error} />
      <div className="my-auto">
        <h3 className="text-20 font-semibold">{translate('chat.emptyTitle')}</h3>
        <p className="mt-1 text-14 text-muted">{translate('chat.emptyHint')}</p>
        <ul aria-label={translate('chat.prompts')} className="mt-4 grid gap-2">
          {localizedQuickPrompts(language).map(({ id, title, prompt }) => (
            <li key={id}>
              <button
                className="flex w-full items-start gap-3 rounded-card border border-line bg-raised p-3 text-left transition-colors hover:border-line-strong hover:bg-sunken"
                onClick={() => {
                  ui.change({ prompt });
                  focusComposer();
                }}
                type="button"
              >
                <span className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-control bg-primary/10 text-primary [&_svg]:size-4">
                  {quickPromptIcon(id)}
                </span>
                <span className="min-w-0">
                  <span className="block text-14 font-medium">{title}</span>
                  <span className="line-clamp-2 text-13 text-muted">{prompt}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
