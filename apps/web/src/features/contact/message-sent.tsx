import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';

/** Replaces the form after the message was delivered. */
export function MessageSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const translate = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button was removed, so focus moves to this confirmation and announces it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-12 text-center">
      <CircleCheck aria-hidden="true" className="size-12 text-success" />
      <h2 ref={title} tabIndex={-1} className="text-20 font-semibold tracking-tight outline-none">
        {translate('contact.sent.title')}
      </h2>
      <p className="max-w-md text-14 break-words text-muted">
        {translate('contact.sent.description', { email })}
      </p>
      <Button variant="secondary" className="mt-3" onClick={onAgain}>
        {translate('contact.sent.another')}
      </Button>
    </div>
  );
}
