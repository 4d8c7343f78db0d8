import type { Language } from '@kilim/contract';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/translation.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { type AnnouncementFormInput, announcementForm } from './announcement-form.ts';
import type { NewAnnouncement } from './api/announcements.ts';

const languages: readonly Language[] = ['tr', 'en'];

/** The card of the home page as the form describes it, in both languages. */
export function AnnouncementPreview(props: {
  readonly form: UseFormReturn<AnnouncementFormInput, unknown, NewAnnouncement>;
  /** Shown while no time is chosen. */
  readonly writtenAt: string;
}) {
  const translate = useTranslate();
  const typed = useWatch({ control: props.form.control });
  const publishAt = announcementForm.shape.publishAt.safeParse(typed.publishAt).data ?? null;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {languages.map((language) => {
        const title = typed.title?.[language]?.trim() || translate('adminAnnouncements.previewTitle');
        const content = typed.content?.[language]?.trim() || translate('adminAnnouncements.previewContent');
        return (
          <section
            key={language}
            aria-label={translate(
              language === 'tr' ? 'adminAnnouncements.previewTr' : 'adminAnnouncements.previewEn',
            )}
            lang={language}
            className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-5"
          >
            <AnnouncementCard
              announcement={{
                title: { tr: title, en: title },
                content: { tr: content, en: content },
                type: typed.type ?? 'info',
                icon: typed.icon ?? 'Megaphone',
                publishAt,
                createdAt: props.writtenAt,
              }}
              language={language}
            />
          </section>
        );
      })}
    </div>
  );
}
