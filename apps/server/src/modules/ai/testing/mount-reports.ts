import type { MountReport, Turn } from '@kilim/contract';
import { screenWith, type TurnFixture, writeReply } from './turn-fixture.ts';

/** Runs a turn of 500 tokens, 5 credits, that changes the app. */
export async function changeApp(fixture: TurnFixture, text = 'Yeni'): Promise<Turn> {
  const files = { 'src/App.tsx': screenWith(`${text} ${fixture.provider.calls.length}`) };
  fixture.provider.push({ text: writeReply({ files }), tokens: 500 });
  const turn = await fixture.finish('ekranı değiştir');
  if (turn.status !== 'done') throw new Error(`The turn ended as ${turn.status}`);
  return turn;
}

export const mountError = { message: 'TypeError: x is undefined', path: 'src/App.tsx', line: 4 } as const;

/** The body of a report about the version of a turn. */
export const errorOf = ({ versionId }: Turn) => ({ result: 'error', versionId, error: mountError }) as const;

/** Reports that the version of a turn did not start. */
export async function reportError(fixture: TurnFixture, turn: Turn): Promise<MountReport> {
  const { status, json } = await fixture.call(
    'POST',
    `${fixture.base}/turns/${turn.id}/mount`,
    errorOf(turn),
  );
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json as MountReport;
}
