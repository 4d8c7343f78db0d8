import type { OutboxMail } from '@kilim/contract';
import { ChevronDown, Copy, Paperclip } from 'lucide-react';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { splitLinks } from './split-links.ts';

/** One mail: recipient, subject and time; text and attachments when opened. */
export function OutboxMailEntry({ mail }: { readonly mail: OutboxMail }) {
  const translate = useTranslate();
  const language = useLanguage();
  const copy = useCopy();
  const pieces = splitLinks(mail.text, window.location.origin);
  const link = mail.sentAt === null ? pieces.find(({ href }) => href !== null)?.href : undefined;
  return (
    <details className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium break-words">{mail.subject}</span>
          <span className="block text-13 break-all text-muted">
            <bdi>{mail.recipient}</bdi>
          </span>
          <span className="block text-12 text-muted numerals">
            {formatDateTime(mail.createdAt, language)}
          </span>
        </span>
        {mail.sentAt === null ? (
          <Badge tone="warning">{translate('adminOutbox.state.waiting')}</Badge>
        ) : (
          <Badge tone="success">{translate('adminOutbox.state.sent')}</Badge>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-4">
        <p dir="auto" className="max-w-prose text-14 break-words whitespace-pre-wrap">
          {pieces.map(({ text, href }, place) =>
            href === null ? (
              text
            ) : (
              <a
                // The pieces of a text never change their order.
                key={`${place} ${href}`}
                href={href}
                target="_blank"
                rel="noreferrer"
                className="break-all text-primary underline underline-offset-4"
              >
                {text}
              </a>
            ),
          )}
        </p>
        {link ? (
          <div>
            <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => copy(link)}>
              {translate('adminOutbox.copyLink')}
            </Button>
          </div>
        ) : null}
        {mail.attachments.length === 0 ? null : (
          <ul aria-label={translate('adminOutbox.attachments')} className="flex flex-wrap gap-2">
            {mail.attachments.map((name, place) => (
              <li
                key={`${place} ${name}`}
                className="inline-flex items-center gap-1.5 rounded-control border border-line px-2.5 py-1 text-13 break-all"
              >
                <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
                {name}
              </li>
            ))}
          </ul>
        )}
        {mail.sentAt === null ? null : (
          <p className="text-13 text-muted numerals">
            {translate('adminOutbox.sentAt', { time: formatDateTime(mail.sentAt, language) })}
          </p>
        )}
      </div>
    </details>
  );
}
