import { describe, expect, it } from 'vitest';
import type { FirstPrompt } from './first-prompt.ts';
import { adPrompts } from './first-prompts-ads.ts';
import { englishPrompts } from './first-prompts-english.ts';
import { everydayTurkish } from './first-prompts-everyday-tr.ts';
import { developmentPrompts } from './first-prompts-known.ts';
import { secondUnseenPrompts } from './first-prompts-second.ts';
import { unseenPrompts } from './first-prompts-unseen.ts';
import { unseenA } from './first-prompts-unseen-a.ts';
import { unseenAA } from './first-prompts-unseen-aa.ts';
import { unseenAB } from './first-prompts-unseen-ab.ts';
import { unseenAE } from './first-prompts-unseen-ae.ts';
import { unseenAF } from './first-prompts-unseen-af.ts';
import { unseenAH } from './first-prompts-unseen-ah.ts';
import { unseenAI } from './first-prompts-unseen-ai.ts';
import { unseenAJ } from './first-prompts-unseen-aj.ts';
import { unseenAK } from './first-prompts-unseen-ak.ts';
import { unseenAL } from './first-prompts-unseen-al.ts';
import { unseenAM } from './first-prompts-unseen-am.ts';
import { unseenAN } from './first-prompts-unseen-an.ts';
import { unseenAO } from './first-prompts-unseen-ao.ts';
import { unseenAP } from './first-prompts-unseen-ap.ts';
import { unseenAQ } from './first-prompts-unseen-aq.ts';
import { unseenAR } from './first-prompts-unseen-ar.ts';
import { unseenAS } from './first-prompts-unseen-as.ts';
import { unseenAT } from './first-prompts-unseen-at.ts';
import { unseenAU } from './first-prompts-unseen-au.ts';
import { unseenAV } from './first-prompts-unseen-av.ts';
import { unseenAW } from './first-prompts-unseen-aw.ts';
import { unseenAX } from './first-prompts-unseen-ax.ts';
import { unseenAY } from './first-prompts-unseen-ay.ts';
import { unseenAZ } from './first-prompts-unseen-az.ts';
import { unseenB } from './first-prompts-unseen-b.ts';
import { unseenBA } from './first-prompts-unseen-ba.ts';
import { unseenBB } from './first-prompts-unseen-bb.ts';
import { unseenBC } from './first-prompts-unseen-bc.ts';
import { unseenBD } from './first-prompts-unseen-bd.ts';
import { unseenBE } from './first-prompts-unseen-be.ts';
import { unseenBF } from './first-prompts-unseen-bf.ts';
import { unseenBG } from './first-prompts-unseen-bg.ts';
import { unseenBH } from './first-prompts-unseen-bh.ts';
import { unseenBI } from './first-prompts-unseen-bi.ts';
import { unseenBJ } from './first-prompts-unseen-bj.ts';
import { unseenBK } from './first-prompts-unseen-bk.ts';
import { unseenBL } from './first-prompts-unseen-bl.ts';
import { unseenBM } from './first-prompts-unseen-bm.ts';
import { unseenBN } from './first-prompts-unseen-bn.ts';
import { unseenBO } from './first-prompts-unseen-bo.ts';
import { unseenBP } from './first-prompts-unseen-bp.ts';
import { unseenBQ } from './first-prompts-unseen-bq.ts';
import { unseenBR } from './first-prompts-unseen-br.ts';
import { unseenBS } from './first-prompts-unseen-bs.ts';
import { unseenBT } from './first-prompts-unseen-bt.ts';
import { unseenBU } from './first-prompts-unseen-bu.ts';
import { unseenBV } from './first-prompts-unseen-bv.ts';
import { unseenBW } from './first-prompts-unseen-bw.ts';
import { unseenBX } from './first-prompts-unseen-bx.ts';
import { unseenBY } from './first-prompts-unseen-by.ts';
import { unseenBZ } from './first-prompts-unseen-bz.ts';
import { unseenC } from './first-prompts-unseen-c.ts';
import { unseenCA } from './first-prompts-unseen-ca.ts';
import { unseenCB } from './first-prompts-unseen-cb.ts';
import { unseenCC } from './first-prompts-unseen-cc.ts';
import { unseenCD } from './first-prompts-unseen-cd.ts';
import { unseenCE } from './first-prompts-unseen-ce.ts';
import { unseenCF } from './first-prompts-unseen-cf.ts';
import { unseenCG } from './first-prompts-unseen-cg.ts';
import { unseenCH } from './first-prompts-unseen-ch.ts';
import { unseenCI } from './first-prompts-unseen-ci.ts';
import { unseenCJ } from './first-prompts-unseen-cj.ts';
import { unseenCK } from './first-prompts-unseen-ck.ts';
import { unseenCL } from './first-prompts-unseen-cl.ts';
import { unseenCM } from './first-prompts-unseen-cm.ts';
import { unseenCN } from './first-prompts-unseen-cn.ts';
import { unseenD } from './first-prompts-unseen-d.ts';
import { unseenE } from './first-prompts-unseen-e.ts';
import { unseenF } from './first-prompts-unseen-f.ts';
import { unseenG } from './first-prompts-unseen-g.ts';
import { unseenH } from './first-prompts-unseen-h.ts';
import { unseenI } from './first-prompts-unseen-i.ts';
import { unseenJ } from './first-prompts-unseen-j.ts';
import { unseenK } from './first-prompts-unseen-k.ts';
import { unseenL } from './first-prompts-unseen-l.ts';
import { unseenN } from './first-prompts-unseen-n.ts';
import { unseenO } from './first-prompts-unseen-o.ts';
import { unseenP } from './first-prompts-unseen-p.ts';
import { unseenQ } from './first-prompts-unseen-q.ts';
import { unseenR } from './first-prompts-unseen-r.ts';
import { unseenS } from './first-prompts-unseen-s.ts';
import { unseenT } from './first-prompts-unseen-t.ts';
import { unseenU } from './first-prompts-unseen-u.ts';
import { unseenV } from './first-prompts-unseen-v.ts';
import { unseenW } from './first-prompts-unseen-w.ts';
import { unseenX } from './first-prompts-unseen-x.ts';
import { unseenY } from './first-prompts-unseen-y.ts';
import { unseenZ } from './first-prompts-unseen-z.ts';
import { measurePrompt, report } from './measure-prompts.ts';

const requiredRate = 0.97;
/** Two of 63 need more than rules: fields before "kaydı" without commas. */
const requiredRateOfSecond = 0.96;

/** Rates of sets that were measured before the rules were improved with them must not fall. */
const unseenSets = {
  ads: { prompts: adPrompts, required: 0.97 },
  a: { prompts: unseenA, required: 0.97 },
  b: { prompts: unseenB, required: 0.93 },
  c: { prompts: unseenC, required: 0.95 },
  d: { prompts: unseenD, required: 0.98 },
  e: { prompts: unseenE, required: 0.95 },
  f: { prompts: unseenF, required: 0.88 },
  g: { prompts: unseenG, required: 0.83 },
  h: { prompts: unseenH, required: 0.78 },
  everydayTurkish: { prompts: everydayTurkish, required: 0.84 },
  i: { prompts: unseenI, required: 0.79 },
  j: { prompts: unseenJ, required: 0.8 },
  k: { prompts: unseenK, required: 0.8 },
  l: { prompts: unseenL, required: 0.74 },
  n: { prompts: unseenN, required: 0.8 },
  o: { prompts: unseenO, required: 0.56 },
  p: { prompts: unseenP, required: 0.56 },
  q: { prompts: unseenQ, required: 0.55 },
  r: { prompts: unseenR, required: 0.72 },
  s: { prompts: unseenS, required: 0.6 },
  t: { prompts: unseenT, required: 0.75 },
  u: { prompts: unseenU, required: 0.6 },
  v: { prompts: unseenV, required: 0.63 },
  w: { prompts: unseenW, required: 0.6 },
  x: { prompts: unseenX, required: 0.72 },
  y: { prompts: unseenY, required: 0.64 },
  z: { prompts: unseenZ, required: 0.53 },
  // 46 and 68 at the first run; the tags of descriptions are fitted to the subjects of z, aa, ab and ae.
  aa: { prompts: unseenAA, required: 0.6 },
  ab: { prompts: unseenAB, required: 0.77 },
  ae: { prompts: unseenAE, required: 0.5 },
  af: { prompts: unseenAF, required: 0.46 },
  // 50 and 43 were right at the first run, before descriptions were tagged; ai was not read.
  ah: { prompts: unseenAH, required: 0.58 },
  ai: { prompts: unseenAI, required: 0.52 },
  // 60, 68, 72, 58, 47 and 62 at the first run, with the rules and weights of the day before they were written; ao was not read.
  aj: { prompts: unseenAJ, required: 0.6 },
  ak: { prompts: unseenAK, required: 0.65 },
  al: { prompts: unseenAL, required: 0.72 },
  am: { prompts: unseenAM, required: 0.6 },
  an: { prompts: unseenAN, required: 0.48 },
  ao: { prompts: unseenAO, required: 0.6 },
  ap: { prompts: unseenAP, required: 0.5 },
  aq: { prompts: unseenAQ, required: 0.5 },
  ar: { prompts: unseenAR, required: 0.5 },
  as: { prompts: unseenAS, required: 0.5 },
  at: { prompts: unseenAT, required: 0.4 },
  au: { prompts: unseenAU, required: 0.5 },
  av: { prompts: unseenAV, required: 0.55 },
  // 72 and 62 with the rules of the day before they were written.
  aw: { prompts: unseenAW, required: 0.68 },
  ax: { prompts: unseenAX, required: 0.58 },
  ay: { prompts: unseenAY, required: 0.58 },
  az: { prompts: unseenAZ, required: 0.58 },
  ba: { prompts: unseenBA, required: 0.59 },
  bb: { prompts: unseenBB, required: 0.52 },
  // 64 and 62 with the rules of the day before they were written.
  bc: { prompts: unseenBC, required: 0.59 },
  bd: { prompts: unseenBD, required: 0.58 },
  // 51, 58, 46 and 63 with the rules of the day before they were written.
  be: { prompts: unseenBE, required: 0.47 },
  bf: { prompts: unseenBF, required: 0.55 },
  bg: { prompts: unseenBG, required: 0.45 },
  bh: { prompts: unseenBH, required: 0.6 },
  bi: { prompts: unseenBI, required: 0.55 },
  bj: { prompts: unseenBJ, required: 0.5 },
  bk: { prompts: unseenBK, required: 0.5 },
  bl: { prompts: unseenBL, required: 0.55 },
  bm: { prompts: unseenBM, required: 0.45 },
  bn: { prompts: unseenBN, required: 0.32 },
  bo: { prompts: unseenBO, required: 0.58 },
  bp: { prompts: unseenBP, required: 0.58 },
  bq: { prompts: unseenBQ, required: 0.5 },
  br: { prompts: unseenBR, required: 0.48 },
  bs: { prompts: unseenBS, required: 0.56 },
  bt: { prompts: unseenBT, required: 0.49 },
  bu: { prompts: unseenBU, required: 0.51 },
  bv: { prompts: unseenBV, required: 0.49 },
  bw: { prompts: unseenBW, required: 0.62 },
  bx: { prompts: unseenBX, required: 0.53 },
  by: { prompts: unseenBY, required: 0.6 },
  bz: { prompts: unseenBZ, required: 0.56 },
  ca: { prompts: unseenCA, required: 0.5 },
  cb: { prompts: unseenCB, required: 0.5 },
  cc: { prompts: unseenCC, required: 0.58 },
  cd: { prompts: unseenCD, required: 0.53 },
  ce: { prompts: unseenCE, required: 0.62 },
  cf: { prompts: unseenCF, required: 0.6 },
  cg: { prompts: unseenCG, required: 0.69 },
  ch: { prompts: unseenCH, required: 0.82 },
  ci: { prompts: unseenCI, required: 0.6 },
  cj: { prompts: unseenCJ, required: 0.63 },
  ck: { prompts: unseenCK, required: 0.7 },
  cl: { prompts: unseenCL, required: 0.7 },
  cm: { prompts: unseenCM, required: 0.65 },
  cn: { prompts: unseenCN, required: 0.76 },
  english: { prompts: englishPrompts, required: 0.86 },
};

/** Sets that are measured whole; of all others a sample is, unless ALL_SETS=1: the time of the tests is limited. */
const newest: readonly string[] = ['ads', 'cg', 'ch', 'ci', 'cj', 'ck', 'cl', 'cm', 'cn'];
const areAllWhole = process.env['ALL_SETS'] === '1';
const isWhole = (name: string): boolean => areAllWhole || newest.includes(name);
/** One description of so many is in the sample, of which this share is as expected. */
const step = 4;
const requiredOfSample = 0.66;

const rateOf = (prompts: readonly FirstPrompt[]): number => {
  const outcomes = prompts.map(measurePrompt);
  const right = outcomes.filter(({ problems }) => problems.length === 0);
  if (right.length < outcomes.length) console.info(report(outcomes));
  return right.length / outcomes.length;
};

describe('first prompts', () => {
  it('are at least 200 in both languages', () => {
    const all = [...developmentPrompts, ...unseenPrompts, ...secondUnseenPrompts];
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ language }) => language === 'tr').length).toBeGreaterThan(all.length * 0.4);
  });

  it('that the rules were developed with are understood', () => {
    expect(rateOf(developmentPrompts)).toBeGreaterThanOrEqual(requiredRate);
  }, 120_000);

  it('that were written after the rules are understood', () => {
    expect(rateOf(unseenPrompts)).toBeGreaterThanOrEqual(requiredRate);
  });

  it('that were written after the first improvement are understood', () => {
    expect(rateOf(secondUnseenPrompts)).toBeGreaterThanOrEqual(requiredRateOfSecond);
  });

  it.each(Object.entries(unseenSets).filter(([name]) => isWhole(name)))(
    'of people who do not know the lexicon are understood: %s',
    (_, { prompts, required }) => {
      expect(rateOf(prompts)).toBeGreaterThanOrEqual(required);
    },
    120_000,
  );

  it.skipIf(areAllWhole)(
    'of people who do not know the lexicon are understood in a sample of the earlier sets',
    () => {
      const earlier = Object.entries(unseenSets).filter(([name]) => !isWhole(name));
      const sample = earlier.flatMap(([, { prompts }]) => prompts.filter((_, at) => at % step === 0));
      expect(rateOf(sample)).toBeGreaterThanOrEqual(requiredOfSample);
    },
    120_000,
  );
});
