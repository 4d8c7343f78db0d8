import { describe, expect, it } from 'vitest';
import { chooseChannels } from './support-channels.ts';

const none = { supportEmail: '', contactEmail: '', contactPhone: '', whatsappNumber: '' };

describe('chooseChannels', () => {
  it('leaves out empty settings', () => expect(chooseChannels(none)).toEqual([]));
  it('prefers the support address and reduces numbers to digits', () =>
    expect(
      chooseChannels({
        supportEmail: 'destek@kilim.example',
        contactEmail: 'bilgi@kilim.example',
        contactPhone: '+90 (212) 000 00 00',
        whatsappNumber: '+90 532 000 00 00',
      }).map(({ href }) => href),
    ).toEqual(['mailto:destek@kilim.example', 'tel:+902120000000', 'https://wa.me/905320000000']));
  it('does not assume that the phone number is on WhatsApp', () =>
    expect(chooseChannels({ ...none, contactPhone: '+90 212 000 00 00' }).map(({ kind }) => kind)).toEqual([
      'phone',
    ]));
});
