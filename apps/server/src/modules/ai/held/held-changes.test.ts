import type { ChatMessage, HeldChanges, HeldDiff, Turn } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { shopFiles } from '../testing/scope-cases.ts';
import { createGate } from '../testing/scripted-provider.ts';
import { createTurnFixture, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const cart = 'src/screens/CartScreen.tsx';
const profile = 'src/screens/ProfileScreen.tsx';
const request = 'Sepet başlığını uzat';
const longer = (shopFiles[cart] ?? '').replace('Sepetim', 'Alışveriş sepetim');
const other = (shopFiles[profile] ?? '').replace('Ayşe Yılmaz', 'Hesabım');

describeOnEachEngine('held changes', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
    for (const [path, content] of Object.entries(shopFiles)) await fixture.write(path, content);
  });

  const answer = async (files: Record<string, unknown>, prompt = request): Promise<Turn> => {
    fixture.provider.push({ text: writeReply({ files }), tokens: 500 });
    const turn = await fixture.finish(prompt);
    expect(turn).toMatchObject({ status: 'done', charged: 5 });
    return turn;
  };
  const lastMessage = async (): Promise<ChatMessage | undefined> => {
    const { userId } = fixture.owner;
    return (await fixture.ai.listMessages(userId, fixture.project.id, { limit: 1 })).messages[0];
  };
  const addressOf = ({ id }: Turn): string => `${fixture.base}/turns/${id}/held`;
  const decide = async (turn: Turn, decision: string) =>
    fixture.call('POST', `${addressOf(turn)}/decision`, { decision });
  const lock = (path: string) => fixture.lock(path, true);

  it('wait for the user when the request does not concern them', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    const files = await fixture.files();
    expect([files[cart], files[profile]]).toEqual([longer, shopFiles[profile]]);
    expect((await lastMessage())?.held).toEqual({
      state: 'open',
      files: [{ path: profile, kind: 'updated', reason: 'scope', added: 1, removed: 1 }],
      versionId: null,
    });
    const { json } = await fixture.call('GET', addressOf(turn));
    expect(json).toEqual({
      files: [{ path: profile, current: shopFiles[profile], next: other, isConflicting: false }],
    });
  });

  it('are applied as a version that costs nothing, once', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    const balance = await fixture.balance();
    const [first, second] = await Promise.all([decide(turn, 'apply'), decide(turn, 'apply')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const changes = first.json as HeldChanges;
    expect(changes).toMatchObject({ state: 'applied' });
    expect(changes.versionId).not.toBeNull();
    expect(second.json).toEqual(changes);
    expect((await fixture.files())[profile]).toBe(other);
    expect(await fixture.balance()).toBe(balance);
    expect((await lastMessage())?.held).toEqual(changes);
    expect(await decide(turn, 'leave')).toMatchObject({
      status: 409,
      json: { type: 'held_changes_decided' },
    });
    expect(fixture.publishedEvents().map(({ kind }) => kind)).toContain('held-decided');
  });

  it('are discarded when the user leaves them', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    expect((await decide(turn, 'leave')).json).toMatchObject({ state: 'left', versionId: null });
    expect((await fixture.files())[profile]).toBe(shopFiles[profile]);
    expect(await decide(turn, 'apply')).toMatchObject({ status: 409 });
    expect((await fixture.call('GET', addressOf(turn))).json).toEqual({ files: [] });
  });

  it('are merged with what changed in the file since', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    await fixture.write(profile, `// Profil\n${shopFiles[profile]}`);
    const { files } = (await fixture.call('GET', addressOf(turn))).json as { files: HeldDiff[] };
    expect(files).toMatchObject([{ next: `// Profil\n${other}`, isConflicting: false }]);
    expect((await decide(turn, 'apply')).status).toBe(200);
    expect((await fixture.files())[profile]).toBe(`// Profil\n${other}`);
  });

  it('are not applied over another change in the same place', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    const mine = (shopFiles[profile] ?? '').replace('Ayşe Yılmaz', 'Fatma');
    await fixture.write(profile, mine);
    expect(await decide(turn, 'apply')).toMatchObject({
      status: 409,
      json: { type: 'held_changes_conflict', params: { path: profile } },
    });
    expect((await fixture.files())[profile]).toBe(mine);
    expect((await decide(turn, 'leave')).status).toBe(200);
  });

  it('are missing for other users and for turns that held nothing', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    const stranger = await addUser(transactions);
    const asked = await fixture.call('GET', addressOf(turn), undefined, stranger);
    expect(asked).toMatchObject({ status: 404, json: { type: 'project_not_found' } });
    const body = { decision: 'apply' };
    const pressed = await fixture.call('POST', `${addressOf(turn)}/decision`, body, stranger);
    expect(pressed).toMatchObject({ status: 404, json: { type: 'project_not_found' } });
    const plain = await answer({ [cart]: longer.replace('Alışveriş', 'Yeni') });
    expect(await decide(plain, 'apply')).toMatchObject({ json: { type: 'held_changes_not_found' } });
  });

  it('expire when many newer ones wait', async () => {
    const first = await answer({ [cart]: longer, [profile]: other });
    for (let count = 1; count <= 10; count += 1) {
      fixture.clock.advance(1_000);
      await answer({ [cart]: longer.replace('Alışveriş', `${count}.`), [profile]: other });
    }
    expect(await decide(first, 'apply')).toMatchObject({
      status: 409,
      json: { type: 'held_changes_decided' },
    });
  });

  it('are deleted with the chat', async () => {
    const turn = await answer({ [cart]: longer, [profile]: other });
    expect((await fixture.call('DELETE', `${fixture.base}/messages`)).status).toBe(204);
    expect(await decide(turn, 'apply')).toMatchObject({ json: { type: 'held_changes_not_found' } });
  });

  it('hold a locked file whatever the request says, and applying unlocks it', async () => {
    await lock(profile);
    const turn = await answer({ [profile]: other }, 'Profildeki adı değiştir');
    expect((await fixture.files())[profile]).toBe(shopFiles[profile]);
    expect(turn.versionId).toBeNull();
    expect((await lastMessage())?.held).toMatchObject({ files: [{ path: profile, reason: 'locked' }] });
    expect((await decide(turn, 'apply')).status).toBe(200);
    expect((await fixture.files())[profile]).toBe(other);
    expect(fixture.publishedEvents()).toContainEqual({
      kind: 'locks-changed',
      projectId: fixture.project.id,
      paths: [],
    });
  });

  it('hold everything that does not build without the locked file', async () => {
    await lock('src/store/cart.ts');
    const store = `${shopFiles['src/store/cart.ts']}export const limit = 3;\n`;
    const screen = longer
      .replace('import { useCart }', 'import { limit, useCart }')
      .replace('{lines.map', '{limit}\n      {lines.map')
      .replace('{limit}', '<Text>{limit}</Text>');
    await answer({ 'src/store/cart.ts': store, [cart]: screen }, 'Sepette sınırı göster');
    const { files = [] } = (await lastMessage())?.held ?? {};
    expect(files.map(({ path, reason }) => [path, reason]).toSorted()).toEqual([
      [cart, 'together'],
      ['src/store/cart.ts', 'locked'],
    ]);
    expect((await fixture.files())[cart]).toBe(shopFiles[cart]);
  });

  it('hold a file that was locked during the turn', async () => {
    const gate = createGate();
    fixture.provider.push({
      wait: gate.wait,
      text: writeReply({ files: { [profile]: other } }),
      tokens: 500,
    });
    const ended = fixture.finish('Profildeki adı değiştir');
    await lock(profile);
    gate.release();
    const turn = await ended;
    expect(turn.versionId).toBeNull();
    expect((await fixture.files())[profile]).toBe(shopFiles[profile]);
  });

  it('names locked files in the prompt', async () => {
    await lock(profile);
    await answer({ [cart]: longer });
    const [call] = fixture.provider.calls.slice(-1);
    expect(call?.messages.at(-1)?.content).toMatch(
      /\[locked \S+\]\nsrc\/screens\/ProfileScreen\.tsx\n\[\/locked/,
    );
  });
});
