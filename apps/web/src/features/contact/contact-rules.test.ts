// @vitest-environment happy-dom
import { contactLimits } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContactDraft, removeContactDraft, saveContactDraft } from './contact-draft.ts';
import { type ContactValues, checkContact } from './contact-rules.ts';

const good: ContactValues = {
  name: 'Ayşe',
  email: 'ayse@ornek.test',
  subject: 'Merhaba',
  message: 'Bir sorum var.',
  website: '',
};

describe('checkContact', () => {
  it('accepts a complete message in any script', () => {
    expect(checkContact(good)).toEqual({});
    expect(checkContact({ ...good, message: '<b>👋</b> مرحبا' })).toEqual({});
  });

  it('reports every blank field', () => {
    expect(checkContact({ name: ' ', email: '\t', subject: '', message: '\n', website: '' })).toEqual({
      name: 'contact.rule.nameRequired',
      email: 'contact.rule.emailRequired',
      subject: 'contact.rule.subjectRequired',
      message: 'contact.rule.messageRequired',
    });
  });

  it('rejects an invalid e-mail address and trims a valid one', () => {
    expect(checkContact({ ...good, email: 'ayse' })).toEqual({ email: 'contact.rule.emailInvalid' });
    expect(checkContact({ ...good, email: ' ayse@ornek.test ' })).toEqual({});
  });
});

describe('the unsent message', () => {
  beforeEach(() => sessionStorage.clear());

  it('is restored after a reload and removed after sending', () => {
    const long = 'x'.repeat(contactLimits.messageMaximum);
    saveContactDraft({ ...good, message: long });
    expect(readContactDraft()).toEqual({ ...good, message: long });
    removeContactDraft();
    expect(readContactDraft().message).toBe('');
  });

  it('is prefilled with known data and never restores the honeypot field', () => {
    expect(readContactDraft({ name: 'Ali' })).toMatchObject({ name: 'Ali', subject: '' });
    saveContactDraft({ ...good, website: 'spam' });
    expect(readContactDraft({ name: 'Ali' })).toEqual(good);
  });

  it('starts empty when the stored draft is unreadable', () => {
    sessionStorage.setItem('kilim_contact-draft', '{');
    expect(readContactDraft().name).toBe('');
  });
});
