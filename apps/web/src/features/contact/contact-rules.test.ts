// @vitest-environment happy-dom
import { contactLimits } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import { type ContactValues, checkContact } from './contact-rules.ts';

const good: ContactValues = {
  name: 'Ayşe',
  email: 'ayse@ornek.test',
  subject: 'Merhaba',
  message: 'Bir sorum var.',
  website: '',
};

describe('checkContact', () => {
  it('lets a whole message through, whatever letters it has', () => {
    expect(checkContact(good)).toEqual({});
    expect(checkContact({ ...good, message: '<b>👋</b> مرحبا' })).toEqual({});
  });

  it('names every field that is blank', () => {
    expect(checkContact({ name: ' ', email: '\t', subject: '', message: '\n', website: '' })).toEqual({
      name: 'contact.rule.nameRequired',
      email: 'contact.rule.emailRequired',
      subject: 'contact.rule.subjectRequired',
      message: 'contact.rule.messageRequired',
    });
  });

  it('refuses what is no e-mail address and trims one that is', () => {
    expect(checkContact({ ...good, email: 'ayse' })).toEqual({ email: 'contact.rule.emailInvalid' });
    expect(checkContact({ ...good, email: ' ayse@ornek.test ' })).toEqual({});
  });
});

describe('the unsent message', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back after a reload and is gone once it was sent', () => {
    const long = 'x'.repeat(contactLimits.messageMaximum);
    keepContactDraft({ ...good, message: long });
    expect(readContactDraft()).toEqual({ ...good, message: long });
    forgetContactDraft();
    expect(readContactDraft().message).toBe('');
  });

  it('begins with what is known about the person and never brings back the trap for machines', () => {
    expect(readContactDraft({ name: 'Ali' })).toMatchObject({ name: 'Ali', subject: '' });
    keepContactDraft({ ...good, website: 'spam' });
    expect(readContactDraft({ name: 'Ali' })).toEqual(good);
  });

  it('starts anew when the stored text can not be read', () => {
    sessionStorage.setItem('kilim_contact-draft', '{');
    expect(readContactDraft().name).toBe('');
  });
});
