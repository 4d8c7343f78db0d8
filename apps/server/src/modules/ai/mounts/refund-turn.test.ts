import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { changeApp } from '../testing/mount-reports.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';

describeOnEachEngine('the refund of a turn by an administrator', ({ transactions }) => {
  let fixture: TurnFixture;
  let admin: Caller;
  let audited: unknown[];
  beforeEach(async () => {
    audited = [];
    const record = async (_tx: unknown, event: unknown): Promise<void> => void audited.push(event);
    fixture = await createTurnFixture(transactions, { audit: { record } });
    admin = await addUser(transactions, { is_admin: 1 });
  });

  const refund = (turnId: string, as = admin) =>
    fixture.call('POST', `/v1/admin/turns/${turnId}/refund`, {}, as);

  it('returns the price once and logs it', async () => {
    const { id } = await changeApp(fixture);
    const first = await refund(id);
    expect(first).toMatchObject({ status: 200, json: { returned: 5 } });
    expect((await refund(id)).json).toEqual(first.json);
    const entry = {
      kind: 'charge-returned',
      userId: fixture.owner.userId,
      detail: { target: id, credits: 5 },
    };
    expect(audited).toEqual([entry]);
  });

  it('refuses an unknown turn, a member, and a session without recent authentication', async () => {
    const { id } = await changeApp(fixture);
    expect(await refund('none')).toMatchObject({ status: 404, json: { type: 'turn_charge_not_found' } });
    expect(await refund(id, fixture.owner)).toMatchObject({ status: 403 });
    const old = { ...admin, hasRecentlyAuthenticated: false };
    expect(await refund(id, old)).toMatchObject({
      json: { type: 'user_recent_authentication_required' },
    });
    expect(audited).toEqual([]);
  });
});
