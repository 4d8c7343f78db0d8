import type { Announcement } from '@kilim/contract';
import { useTranslate } from '../i18n/translation.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const tones: Readonly<Record<Announcement['type'], BadgeTone>> = {
  new: 'success',
  update: 'info',
  beta: 'warning',
  info: 'neutral',
};

/** The category of an announcement. */
export function AnnouncementBadge({ type }: { readonly type: Announcement['type'] }) {
  const translate = useTranslate();
  return <Badge tone={tones[type]}>{translate(`announcements.type.${type}`)}</Badge>;
}
