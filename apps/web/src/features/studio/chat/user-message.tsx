import { useTranslate } from '../../../i18n/translation.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** What the person wrote. */
export function UserMessage({ text }: { readonly text: string }) {
  const translate = useTranslate();
  return (
    <div className="ml-8 self-end rounded-card rounded-br-[4px] bg-secondary/12 px-3 py-2 text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">
      <VisuallyHidden>{translate('chat.you')}</VisuallyHidden>
      {text}
    </div>
  );
}
