import { describe, expect, it } from 'vitest';
import { readUrlSubscriptions } from './url-subscriptions.ts';

const all = '{"method":"select","values":["*"]}';

function read(query: string) {
  let count = 0;
  return readUrlSubscriptions(new URLSearchParams(query), () => `s${(count += 1)}`);
}

describe('readUrlSubscriptions', () => {
  it('reads channels without slots as one subscription in slot 0', () => {
    expect(read('project=kilim&channels[]=account&channels[]=projects.a.b')).toEqual({
      subscriptions: [{ id: 's1', channels: ['account', 'projects.a.b'] }],
      bySlot: { 0: 's1' },
      hasUnreadable: false,
    });
  });

  it('reads one subscription per slot', () => {
    expect(
      read(
        `channels[0]=account&channels[1]=projects.p&account[0][]=${all}&account[1][]=${all}&projects.p[1][]=${all}`,
      ),
    ).toMatchObject({
      subscriptions: [
        { id: 's1', channels: ['account'] },
        { id: 's2', channels: ['account', 'projects.p'] },
      ],
      bySlot: { 0: 's1', 1: 's2' },
    });
  });

  it('reads the queries of a slot, and leaves out a slot whose queries are not understood', () => {
    const name = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'name', values: ['Bir'] }));
    const found = read(`channels[]=documents&documents[1][]=${name}&documents[2][]=x`);
    expect(found).toMatchObject({ bySlot: { 1: 's1' }, hasUnreadable: true });
    expect(
      found?.subscriptions.map(({ id, filter }) => [id, filter?.({ name: 'Bir' }), filter?.({})]),
    ).toEqual([['s1', true, false]]);
  });

  it('returns no subscription when channels are sent by message', () => {
    expect(read('project=kilim')).toEqual({ subscriptions: [], bySlot: [], hasUnreadable: false });
  });

  it('rejects too long lists', () => {
    const many = Array.from({ length: 33 }, (_, index) => `channels[]=c${index}`).join('&');
    expect(read(many)).toBeNull();
    const slots = Array.from({ length: 33 }, (_, index) => `account[${index}][]=x`).join('&');
    expect(read(`channels[]=account&${slots}`)).toBeNull();
  });
});
