import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { WovenBand, WovenMedallion } from '../../ui/woven-motif.tsx';

export interface StartPageProps {
  readonly title: string;
  readonly text: string;
  readonly prompt: string;
  /** The medallion shimmers while something happens. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** A page about one prompt: what happens with it, the prompt itself, and what can be done. */
export function StartPage({ title, text, prompt, isBusy = false, children }: StartPageProps) {
  const translate = useTranslate();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={title} />
      <WovenBand className="block" />
      <div className="m-auto flex w-full max-w-lg flex-col items-center gap-4 px-5 py-12 text-center">
        <WovenMedallion className={isBusy ? 'animate-shimmer' : ''} />
        <h1 className="text-28 font-semibold tracking-tight text-balance">{title}</h1>
        <p role={isBusy ? 'status' : undefined} className="text-16 text-muted">
          {text}
        </p>
        <figure className="w-full rounded-card border border-line bg-raised px-4 py-3 text-left">
          <figcaption className="text-12 text-muted">{translate('start.built.prompt')}</figcaption>
          <blockquote className="line-clamp-6 text-14 break-words whitespace-pre-line">{prompt}</blockquote>
        </figure>
        {children}
      </div>
    </main>
  );
}
