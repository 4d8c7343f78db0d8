import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NetworkText } from '../../src/tagging/index.ts';
import type { NetworkPlan } from './network-plan.ts';
import type { TaggedText } from './tagged-text.ts';

const run = promisify(execFile);

/** The tags that each word may have, where no person gave them. */
const allowedOf = ({ features, isAllowed }: TaggedText, tagCount: number): number[][] | undefined =>
  isAllowed &&
  features.map((_, at) =>
    Array.from({ length: tagCount }, (__, tag) => tag).filter((tag) => isAllowed(at, tag)),
  );

/** A network for each seed, fitted to these texts with numpy: two at a time, ten minutes each for 34,000 messages. */
export async function fitNetworks(
  texts: readonly TaggedText[],
  plan: NetworkPlan,
  tagCount: number,
  seeds: readonly number[],
): Promise<readonly NetworkText[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-networks-'));
  const textPath = join(folder, 'texts.jsonl');
  writeFileSync(
    textPath,
    texts
      .map((text) => {
        const { features, tags } = text;
        return `${JSON.stringify({ features, tags, allowed: allowedOf(text, tagCount) })}\n`;
      })
      .join(''),
  );
  const fit = async (seed: number): Promise<NetworkText> => {
    const planPath = join(folder, `plan-${seed}.json`);
    const result = join(folder, `network-${seed}.json`);
    writeFileSync(planPath, JSON.stringify({ ...plan, tagCount, seed }));
    const script = join(import.meta.dirname, 'fit_network.py');
    const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
    await run('python3', [script, textPath, planPath, result], { env });
    return JSON.parse(readFileSync(result, 'utf8'));
  };
  const networks: NetworkText[] = [];
  try {
    for (let at = 0; at < seeds.length; at += 2)
      networks.push(...(await Promise.all(seeds.slice(at, at + 2).map(fit))));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return networks;
}
