import { CircleCheck, ExternalLink } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import type { PushResult as Result } from './use-push.ts';

/** The pushed commit with a link to its page, where the host is known. */
export function PushResult({ result }: { readonly result: Result }) {
  const translate = useTranslate();
  const { remote, isNewBranch, isUnchanged, link } = result;
  const { branch, commit, address } = remote;
  const text = isUnchanged ? 'unchanged' : isNewBranch ? 'doneNewBranch' : 'done';
  return (
    <div className="flex flex-col gap-3 text-14">
      <p
        className="flex items-center gap-2 rounded-card border border-success/40 bg-success/8 px-3 py-2"
        role="status"
      >
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        {translate(`git.push.${text}`, { branch })}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{translate('git.push.address')}</dt>
        <dd className="font-mono text-13 break-all">{address}</dd>
        <dt className="text-muted">{translate('git.push.commit')}</dt>
        <dd className="font-mono text-13 break-all">{commit}</dd>
      </dl>
      {link === null ? null : (
        <a
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-medium text-primary hover:underline"
          href={link}
          rel="noreferrer"
          target="_blank"
        >
          {translate('git.push.show')}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </div>
  );
}
