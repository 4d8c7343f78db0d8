import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteName } from '../../api/site.ts';
import { publicSettingsQuery } from '../../api/site-settings.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';

/** `/contact`: the contact form and other ways to get in touch. */
export default function ContactRoute() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const settings = useQuery(publicSettingsQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <main className="flex-1">
      <PageHead
        title={translate('contact.title')}
        description={translate('contact.description', { siteName })}
      />
      <WovenBand className="block" />
      <div className="mx-auto max-w-5xl px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        <h1 className="text-28 font-semibold tracking-tight sm:text-40">{translate('contact.title')}</h1>
        <p className="max-w-xl pt-2 text-16 text-muted">{translate('contact.intro')}</p>
        <div className="grid grid-cols-1 items-start gap-6 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card className="relative overflow-hidden p-5 sm:p-7">
            {sentTo === null ? (
              <ContactForm onSent={setSentTo} />
            ) : (
              <MessageSent email={sentTo} onAgain={() => setSentTo(null)} />
            )}
          </Card>
          {settings.data !== undefined ? (
            <ContactDetails settings={settings.data} />
          ) : settings.isError ? (
            <Card>
              <ErrorState
                title={translate('contact.info.title')}
                error={settings.error}
                onRetry={() => void settings.refetch()}
                isRetrying={settings.isFetching}
              />
            </Card>
          ) : (
            <Skeleton className="h-44 rounded-card" />
          )}
        </div>
      </div>
    </main>
  );
}
