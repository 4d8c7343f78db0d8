import type { AnnouncementDraft } from '@kilim/contract';

/** The announcement of a fresh installation. Administrators may change or delete it. */
export function firstAnnouncement(siteName: string): AnnouncementDraft {
  return {
    title: { tr: `${siteName} açıldı`, en: `${siteName} is open` },
    content: {
      tr: 'Uygulamanızı yapay zekâ ile konuşarak oluşturabilir, canlı önizlemede deneyebilir ve kodunu Expo projesi olarak indirebilirsiniz. Görüş ve sorularınızı iletişim sayfasından yazabilirsiniz.',
      en: 'You can build your app by chatting with the AI, try it in the live preview and download its code as an Expo project. Send us your questions and ideas from the contact page.',
    },
    type: 'new',
    icon: 'Megaphone',
    isActive: true,
    publishAt: null,
  };
}
