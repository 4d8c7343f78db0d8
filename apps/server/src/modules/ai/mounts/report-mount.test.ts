import { type ChatMessage, limits, mountErrorLimits, type Turn } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { changeApp, errorOf, mountError, reportError } from '../testing/mount-reports.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';
import { mountRules } from './policy.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEachEngine('a report of how an answer started', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });

  const post = (turn: Pick<Turn, 'id'>, body: unknown, as = fixture.owner) =>
    fixture.call('POST', `${fixture.base}/turns/${turn.id}/mount`, body, as);
  const newestMessage = async (): Promise<ChatMessage | undefined> =>
    (await fixture.ai.listMessages(fixture.owner.userId, fixture.project.id, { limit: 1 })).messages[0];

  it('returns the price of a change that failed and shows it in the chat', async () => {
    const turn = await changeApp(fixture);
    expect(await fixture.balance()).toBe(995);
    const { status, json } = await post(turn, errorOf(turn));
    expect(status).toBe(200);
    expect(json).toEqual({ result: 'error', charge: 'returned', credits: 5 });
    expect(await fixture.balance()).toBe(1_000);
    expect(await newestMessage()).toMatchObject({ turnId: turn.id, mount: json });
    expect(fixture.events.published.slice(-2)).toMatchObject([
      { event: { kind: 'turn-reported', turnId: turn.id } },
      { event: { kind: 'balance-changed', balance: 1_000 } },
    ]);
  });

  it('counts once, the first of different ones', async () => {
    const turn = await changeApp(fixture);
    const first = await post(turn, errorOf(turn));
    for (const result of ['ok', 'not-loaded'] as const) {
      expect((await post(turn, { result, versionId: turn.versionId })).json).toEqual(first.json);
    }
    expect((await post(turn, errorOf(turn))).json).toEqual(first.json);
    expect(await fixture.balance()).toBe(1_000);
    const good = await changeApp(fixture);
    const kept = await post(good, { result: 'ok', versionId: good.versionId });
    expect(kept.json).toEqual({ result: 'ok', charge: 'kept', credits: 5 });
    expect((await post(good, errorOf(good))).json).toEqual(kept.json);
    expect(await fixture.balance()).toBe(995);
  });

  it('keeps the price when the app could not be loaded', async () => {
    const turn = await changeApp(fixture);
    const { json } = await post(turn, { result: 'not-loaded', versionId: turn.versionId });
    expect(json).toMatchObject({ charge: 'kept' });
    expect(await fixture.balance()).toBe(995);
  });

  it('returns the price once when tabs of two servers report at the same time', async () => {
    const turn = await changeApp(fixture);
    const other = fixture.otherProcess();
    const input = { userId: fixture.owner.userId, projectId: fixture.project.id, turnId: turn.id };
    const outcome = { ...errorOf(turn), versionId: turn.versionId ?? newId() };
    const reports = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? fixture.ai : other).reportMount({ ...input, outcome }),
      ),
    );
    expect(new Set(reports.map((report) => report.charge))).toEqual(new Set(['returned']));
    expect(await fixture.balance()).toBe(1_000);
  });

  describe('beyond the daily number', () => {
    it('waits for an administrator, until a day has passed', async () => {
      for (let count = 1; count <= mountRules.returnsMaximum; count += 1) {
        expect(await reportError(fixture, await changeApp(fixture))).toMatchObject({ charge: 'returned' });
      }
      const turn = await changeApp(fixture);
      expect(await reportError(fixture, turn)).toEqual({ result: 'error', charge: 'in-review', credits: 5 });
      expect(await fixture.balance()).toBe(995);
      expect(await newestMessage()).toMatchObject({ mount: { charge: 'in-review' } });
      fixture.clock.advance(day);
      expect(await reportError(fixture, await changeApp(fixture))).toMatchObject({ charge: 'returned' });
    });

    it('holds when many reports arrive at once at two servers', async () => {
      const turns: Turn[] = [];
      for (let count = 0; count < 8; count += 1) turns.push(await changeApp(fixture));
      const other = fixture.otherProcess();
      const { userId } = fixture.owner;
      const projectId = fixture.project.id;
      const reports = await Promise.all(
        turns.map((turn, index) => {
          const outcome = { ...errorOf(turn), versionId: turn.versionId ?? newId() };
          return (index % 2 === 0 ? fixture.ai : other).reportMount({
            userId,
            projectId,
            turnId: turn.id,
            outcome,
          });
        }),
      );
      expect(reports.filter((report) => report.charge === 'returned')).toHaveLength(5);
      expect(reports.filter((report) => report.charge === 'in-review')).toHaveLength(3);
      expect(await fixture.balance()).toBe(1_000 - 3 * 5);
    });
  });

  describe('is rejected', () => {
    it('for another version, and for turns that changed nothing', async () => {
      const turn = await changeApp(fixture);
      const wrong = { ...errorOf(turn), versionId: newId() };
      expect(await post(turn, wrong)).toMatchObject({
        status: 409,
        json: { type: 'turn_report_not_possible' },
      });
      fixture.provider.push({ talk: 'Bu bir liste.', tokens: 100 });
      const words = await fixture.finish('bu ekran ne yapıyor, açıkla');
      expect(await post(words, wrong)).toMatchObject({ json: { type: 'turn_report_not_possible' } });
      expect(await fixture.balance()).toBe(994);
    });

    it('some time after the turn', async () => {
      const turn = await changeApp(fixture);
      fixture.clock.advance(mountRules.reportWindow + 1);
      expect(await post(turn, errorOf(turn))).toMatchObject({
        status: 409,
        json: { type: 'turn_report_too_late' },
      });
      expect(await fixture.balance()).toBe(995);
    });

    it('for turns of other users, other projects and unknown ones', async () => {
      const turn = await changeApp(fixture);
      const stranger = await addUser(transactions);
      expect(await post(turn, errorOf(turn), stranger)).toMatchObject({
        status: 404,
        json: { type: 'project_not_found' },
      });
      expect(await post({ id: newId() }, errorOf(turn))).toMatchObject({
        status: 404,
        json: { type: 'turn_not_found' },
      });
      expect(await fixture.balance()).toBe(995);
    });

    it.each([
      ['without an error', { result: 'error' }],
      ['with an error of a good start', { result: 'ok', error: mountError }],
      ['with an unknown result', { result: 'maybe' }],
      [
        'with a long message',
        { result: 'error', error: { ...mountError, message: 'x'.repeat(mountErrorLimits.message + 1) } },
      ],
      ['with a long prompt', { result: 'ok', prompt: 'x'.repeat(limits.promptMaximum) }],
    ])('%s', async (_name, body) => {
      const turn = await changeApp(fixture);
      expect(await post(turn, { versionId: turn.versionId, ...body })).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid' },
      });
    });
  });

  it('of a composed answer returns its price too', async () => {
    const composed = await createTurnFixture(transactions, {
      provider: null,
      config: { provider: 'builtin', model: 'kilim-builtin' },
    });
    const turn = await composed.finish('su takip uygulaması');
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin' });
    expect(await composed.balance()).toBe(1_000 - (turn.charged ?? 0));
    expect(await reportError(composed, turn)).toMatchObject({ charge: 'returned', credits: turn.charged });
    expect(await composed.balance()).toBe(1_000);
  });
});
