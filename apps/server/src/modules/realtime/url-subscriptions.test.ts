import { describe, expect, it } from 'vitest';
import { readUrlSubscriptions } from './url-subscriptions.ts';

function read(query: string) {
  let count = 0;
  return readUrlSubscriptions(new URLSearchParams(query), () => `s${(count += 1)}`);
}

describe('readUrlSubscriptions', () => {
  it('reads channels without slots as one subscription in slot 0', () => {
    expect(read('project=kilim&channels[]=account&channels[]=projects.a.b')).toEqual({
      subscriptions: [{ id: 's1', channels: ['account', 'projects.a.b'] }],
      bySlot: { 0: 's1' },
    });
  });

  it('reads one subscription per slot', () => {
    expect(
      read('channels[0]=account&channels[1]=projects.p&account[0][]=x&account[1][]=y&projects.p[1][]=x'),
    ).toEqual({
      subscriptions: [
        { id: 's1', channels: ['account'] },
        { id: 's2', channels: ['account', 'projects.p'] },
      ],
      bySlot: { 0: 's1', 1: 's2' },
    });
  });

  it('returns no subscription when channels are sent by message', () => {
    expect(read('project=kilim')).toEqual({ subscriptions: [], bySlot: [] });
  });

  it('rejects too long lists', () => {
    const many = Array.from({ length: 33 }, (_, index) => `channels[]=c${index}`).join('&');
    expect(read(many)).toBeNull();
    const slots = Array.from({ length: 33 }, (_, index) => `account[${index}][]=x`).join('&');
    expect(read(`channels[]=account&${slots}`)).toBeNull();
  });
});
