import { type AnnouncementDraft, AppError } from '@kilim/contract';

/** Title and content are required in both languages. Throws `announcement_incomplete`. */
export function checkComplete({ title, content }: Pick<AnnouncementDraft, 'title' | 'content'>): void {
  const fields: Record<string, string> = {};
  for (const language of ['tr', 'en'] as const) {
    if (title[language] === '') fields[`title.${language}`] = 'required';
    if (content[language] === '') fields[`content.${language}`] = 'required';
  }
  if (Object.keys(fields).length > 0) throw new AppError('announcement_incomplete', { fields });
}
