import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { MessageLines } from '../../ui/field.tsx';
import { WovenBand, WovenField } from '../../ui/woven-motif.tsx';

export interface AuthLayoutProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A form on the left and a woven pattern on the right; on narrow screens the pattern is a band above the form. */
export function AuthLayout({ title, description, children }: AuthLayoutProps) {
  const translate = useTranslate();
  return (
    <main className="grid grid-cols-1 flex-1 lg:grid-cols-2">
      <PageHead title={title} {...(typeof description === 'string' ? { description } : {})} />
      <div className="flex flex-col">
        <WovenBand className="lg:hidden" />
        <div className="m-auto w-full max-w-md px-5 py-10 sm:py-14">
          <h1 className="text-28 font-semibold tracking-tight">{title}</h1>
          {description === undefined ? null : <div className="pt-2 text-14 text-muted">{description}</div>}
          <MessageLines value>
            <div className="pt-7">{children}</div>
          </MessageLines>
        </div>
      </div>
      <div className="relative hidden overflow-hidden border-l border-line bg-sunken lg:block">
        <WovenField className="absolute inset-0 size-full" />
        <div className="absolute inset-x-0 bottom-0 border-t-4 border-saffron bg-page px-10 py-9">
          <p className="text-28 font-semibold tracking-tight">{translate('auth.aside.title')}</p>
          <p className="max-w-md pt-2 text-16 text-muted">{translate('auth.aside.description')}</p>
        </div>
      </div>
    </main>
  );
}
