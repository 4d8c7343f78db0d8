import type { StringGroup } from '../string-table.ts';

export const sharing: Readonly<Record<'sharing' | 'exporting' | 'comments', StringGroup>> = {
  sharing: {
    tr: {
      share: 'Metin olarak paylaş',
      text: 'Paylaşılacak metin',
      copyHint: 'Bu cihazda paylaşma menüsü yok. Metni seçip kopyalayabilirsiniz.',
    },
    en: {
      share: 'Share as text',
      text: 'Text to share',
      copyHint: 'This device has no share menu. Select the text and copy it.',
    },
  },
  exporting: {
    tr: {
      title: 'Dışa aktar',
      text: 'Tablolar Excel ve benzeri programlarda açılır.',
      empty: 'Henüz dışa aktarılacak kayıt yok.',
      csv: { code: '(table: string) => `${table}: CSV tablosunu gönder`' },
      json: 'Tüm kayıtlar (JSON)',
    },
    en: {
      title: 'Export',
      text: 'Tables open in Excel and similar programs.',
      empty: 'There is nothing to export yet.',
      csv: { code: '(table: string) => `${table}: send the CSV table`' },
      json: 'All entries (JSON)',
    },
  },
  comments: {
    tr: {
      title: { code: "(count: number) => (count === 0 ? 'Yorumlar' : `Yorumlar · ${count}`)" },
      none: 'Henüz yorum yok.',
      write: 'Yorum yazın',
      send: 'Yorumu ekle',
      remove: { code: '(text: string) => `Yorumu sil: ${text}`' },
      removed: 'Yorum silindi',
    },
    en: {
      title: { code: "(count: number) => (count === 0 ? 'Comments' : `Comments · ${count}`)" },
      none: 'No comments yet.',
      write: 'Write a comment',
      send: 'Add the comment',
      remove: { code: '(text: string) => `Delete the comment: ${text}`' },
      removed: 'Comment deleted',
    },
  },
};
