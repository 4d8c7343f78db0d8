import { describe, expect, it } from 'vitest';
import { scriptedAnnouncement } from '../../../testing/announcements.ts';
import {
  announcementForm,
  emptyAnnouncementForm,
  fillAnnouncementForm,
  toLocalTime,
} from './announcement-form.ts';
import { announcementState } from './announcement-state.ts';

const filled = { ...emptyAnnouncementForm, title: { tr: 'A', en: 'B' }, content: { tr: 'C', en: 'D' } };

describe('the form of an announcement', () => {
  it('keeps a time of publication to the minute', () => {
    const publishAt = '2026-11-30T09:15:00.000Z';
    const form = fillAnnouncementForm({
      ...scriptedAnnouncement,
      content: { tr: 'Metin', en: 'Text' },
      publishAt,
    });
    expect(announcementForm.parse(form).publishAt).toBe(publishAt);
    expect(form.publishAt).toBe(toLocalTime(publishAt));
  });

  it('has no time of publication when the field is empty', () => {
    expect(announcementForm.parse(filled).publishAt).toBeNull();
  });

  it('rejects a time that is none and blank texts', () => {
    const result = announcementForm.safeParse({
      ...filled,
      title: { tr: ' ', en: 'B' },
      publishAt: '2026-02-31T99:00',
    });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['title.tr', 'adminAnnouncements.required'],
      ['publishAt', 'adminAnnouncements.publishAtInvalid'],
    ]);
  });
});

describe('the state of an announcement', () => {
  const now = Date.parse('2026-11-30T09:15:00.000Z');
  it.each([
    [{ isActive: true, publishAt: null }, 'public'],
    [{ isActive: true, publishAt: '2026-11-30T09:15:00.000Z' }, 'public'],
    [{ isActive: true, publishAt: '2026-11-30T09:16:00.000Z' }, 'scheduled'],
    [{ isActive: false, publishAt: '2026-11-30T09:16:00.000Z' }, 'inactive'],
  ] as const)('%o is %s', (announcement, state) => {
    expect(announcementState(announcement, now)).toBe(state);
  });
});
