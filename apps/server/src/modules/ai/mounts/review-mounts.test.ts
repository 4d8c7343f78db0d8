import type { ChargeReview } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { changeApp, mountError, reportError } from '../testing/mount-reports.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';
import { mountRules } from './policy.ts';

interface ReviewPage {
  readonly reviews: ChargeReview[];
  readonly open: number;
  readonly nextCursor: string | null;
}

describeOnEachEngine('the review of reports', ({ transactions }) => {
  let fixture: TurnFixture;
  let admin: Caller;
  let audited: unknown[];
  beforeEach(async () => {
    audited = [];
    const record = async (_tx: unknown, event: unknown): Promise<void> => void audited.push(event);
    fixture = await createTurnFixture(transactions, { audit: { record } });
    admin = await addUser(transactions, { is_admin: 1 });
    for (let count = 1; count <= mountRules.returnsMaximum; count += 1) {
      await reportError(fixture, await changeApp(fixture));
      fixture.clock.advance(1_000);
    }
  });

  const own = (page: ReviewPage): ChargeReview[] =>
    page.reviews.filter(({ user }) => user.id === fixture.owner.userId);
  const list = async (query = ''): Promise<ReviewPage> => {
    const { status, json } = await fixture.call(
      'GET',
      `/v1/admin/charge-reviews?limit=100${query}`,
      undefined,
      admin,
    );
    expect(status).toBe(200);
    return json as ReviewPage;
  };
  const decide = (turnId: string, decision: string) =>
    fixture.call('POST', `/v1/admin/charge-reviews/${turnId}/decision`, { decision }, admin);
  const addOpen = async (): Promise<string> => {
    const turn = await changeApp(fixture);
    expect(await reportError(fixture, turn)).toMatchObject({ charge: 'in-review' });
    return turn.id;
  };

  it('lists what waits with prompt, error and number of reports, and on request everything', async () => {
    const turnId = await addOpen();
    const open = await list('&state=in-review');
    expect(own(open)).toMatchObject([
      {
        turnId,
        charge: 'in-review',
        credits: 5,
        prompt: 'ekranı değiştir',
        model: 'scripted-model',
        error: mountError,
        recentReports: 6,
        decidedAt: null,
      },
    ]);
    expect(open.open).toBeGreaterThanOrEqual(1);
    const all = own(await list());
    expect(all.map(({ charge }) => charge)).toEqual(['in-review', ...Array<string>(5).fill('returned')]);
  });

  it('pages by time', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { json } = await fixture.call(
        'GET',
        `/v1/admin/charge-reviews?limit=2${query}`,
        undefined,
        admin,
      );
      const page = json as ReviewPage;
      seen.push(...page.reviews.map(({ turnId }) => turnId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual((await list()).reviews.map(({ turnId }) => turnId).slice(0, seen.length));
    const broken = await fixture.call('GET', '/v1/admin/charge-reviews?cursor=xx', undefined, admin);
    expect(broken).toMatchObject({ status: 400, json: { type: 'general_cursor_not_found' } });
  });

  it('returns the credits once, also when two administrators press, and is audited', async () => {
    const turnId = await addOpen();
    expect(await fixture.balance()).toBe(995);
    const replies = await Promise.all([decide(turnId, 'return'), decide(turnId, 'return')]);
    for (const { status, json } of replies) {
      expect([status, json]).toMatchObject([200, { turnId, charge: 'returned' }]);
    }
    expect(await fixture.balance()).toBe(1_000);
    expect(audited).toEqual([
      { kind: 'charge-returned', userId: fixture.owner.userId, detail: { target: turnId, credits: 5 } },
    ]);
    expect(await decide(turnId, 'refuse')).toMatchObject({
      status: 409,
      json: { type: 'charge_review_already_decided' },
    });
  });

  it('keeps the credits, which the chat shows', async () => {
    const turnId = await addOpen();
    expect((await decide(turnId, 'refuse')).json).toMatchObject({ charge: 'refused' });
    expect(await fixture.balance()).toBe(995);
    expect(audited).toMatchObject([{ kind: 'charge-kept' }]);
    const { userId } = fixture.owner;
    const { messages } = await fixture.ai.listMessages(userId, fixture.project.id, { limit: 1 });
    expect(messages[0]).toMatchObject({ turnId, mount: { charge: 'refused', credits: 5 } });
    expect(own(await list('&state=refused'))).toHaveLength(1);
  });

  it('does not change what was returned automatically, and knows no other turns', async () => {
    const [automatic] = own(await list('&state=returned'));
    expect(await decide(automatic?.turnId ?? '', 'refuse')).toMatchObject({ status: 409 });
    expect(await decide(newId(), 'return')).toMatchObject({
      status: 404,
      json: { type: 'charge_review_not_found' },
    });
  });

  it('returns the credits also after the project was deleted', async () => {
    const turnId = await addOpen();
    await fixture.deleteProject();
    expect((await decide(turnId, 'return')).json).toMatchObject({ charge: 'returned' });
    expect(await fixture.balance()).toBe(1_000);
  });
});
