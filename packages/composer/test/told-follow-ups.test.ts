import { describe, expect, it } from 'vitest';
import { followAA } from './follow-ups-unseen-aa.ts';
import { followAB } from './follow-ups-unseen-ab.ts';
import { followAC } from './follow-ups-unseen-ac.ts';
import { followAD } from './follow-ups-unseen-ad.ts';
import { followAE } from './follow-ups-unseen-ae.ts';
import { followAF } from './follow-ups-unseen-af.ts';
import { followAG } from './follow-ups-unseen-ag.ts';
import { followAH } from './follow-ups-unseen-ah.ts';
import { followAJ } from './follow-ups-unseen-aj.ts';
import { followAK } from './follow-ups-unseen-ak.ts';
import { followAM } from './follow-ups-unseen-am.ts';
import { followAN } from './follow-ups-unseen-an.ts';
import { followAO } from './follow-ups-unseen-ao.ts';
import { followAP } from './follow-ups-unseen-ap.ts';
import { followAQ } from './follow-ups-unseen-aq.ts';
import { followAR } from './follow-ups-unseen-ar.ts';
import { followAS } from './follow-ups-unseen-as.ts';
import { followAT } from './follow-ups-unseen-at.ts';
import { followAU } from './follow-ups-unseen-au.ts';
import { followAV } from './follow-ups-unseen-av.ts';
import { followAW } from './follow-ups-unseen-aw.ts';
import { followAX } from './follow-ups-unseen-ax.ts';
import { followAY } from './follow-ups-unseen-ay.ts';
import { followAZ } from './follow-ups-unseen-az.ts';
import { followBA } from './follow-ups-unseen-ba.ts';
import { followBB } from './follow-ups-unseen-bb.ts';
import { followBC } from './follow-ups-unseen-bc.ts';
import { followBD } from './follow-ups-unseen-bd.ts';
import { followBE } from './follow-ups-unseen-be.ts';
import { followBF } from './follow-ups-unseen-bf.ts';
import { followBG } from './follow-ups-unseen-bg.ts';
import { followBH } from './follow-ups-unseen-bh.ts';
import { followBI } from './follow-ups-unseen-bi.ts';
import { followBJ } from './follow-ups-unseen-bj.ts';
import { followBK } from './follow-ups-unseen-bk.ts';
import { followBL } from './follow-ups-unseen-bl.ts';
import { followBM } from './follow-ups-unseen-bm.ts';
import { followBN } from './follow-ups-unseen-bn.ts';
import { followBO } from './follow-ups-unseen-bo.ts';
import { followBP } from './follow-ups-unseen-bp.ts';
import { followBQ } from './follow-ups-unseen-bq.ts';
import { followBR } from './follow-ups-unseen-br.ts';
import { followBS } from './follow-ups-unseen-bs.ts';
import { followBT } from './follow-ups-unseen-bt.ts';
import { followBU } from './follow-ups-unseen-bu.ts';
import { followBV } from './follow-ups-unseen-bv.ts';
import { followBW } from './follow-ups-unseen-bw.ts';
import { followBX } from './follow-ups-unseen-bx.ts';
import { followBY } from './follow-ups-unseen-by.ts';
import { followBZ } from './follow-ups-unseen-bz.ts';
import { followCA } from './follow-ups-unseen-ca.ts';
import { followCB } from './follow-ups-unseen-cb.ts';
import { followCC } from './follow-ups-unseen-cc.ts';
import { followCD } from './follow-ups-unseen-cd.ts';
import { followCE } from './follow-ups-unseen-ce.ts';
import { followCF } from './follow-ups-unseen-cf.ts';
import { followCG } from './follow-ups-unseen-cg.ts';
import { followCH } from './follow-ups-unseen-ch.ts';
import { followCI } from './follow-ups-unseen-ci.ts';
import { followCJ } from './follow-ups-unseen-cj.ts';
import { followCK } from './follow-ups-unseen-ck.ts';
import { followCL } from './follow-ups-unseen-cl.ts';
import { followCM } from './follow-ups-unseen-cm.ts';
import { followCN } from './follow-ups-unseen-cn.ts';
import { followP } from './follow-ups-unseen-p.ts';
import { followQ } from './follow-ups-unseen-q.ts';
import { followR } from './follow-ups-unseen-r.ts';
import { followT } from './follow-ups-unseen-t.ts';
import { followU } from './follow-ups-unseen-u.ts';
import { followV } from './follow-ups-unseen-v.ts';
import { followW } from './follow-ups-unseen-w.ts';
import { followX } from './follow-ups-unseen-x.ts';
import { followY } from './follow-ups-unseen-y.ts';
import { followZ } from './follow-ups-unseen-z.ts';
import { measureTold } from './told-follow-up.ts';

/** Follow-ups with the share that has to be right, and whether their failures are shown: no rule was made for some. */
const sets = {
  // 11 of 30 at the first run.
  p: { followUps: followP, requiredRate: 0.55, isRead: true },
  // 9 of 20 at the first run.
  q: { followUps: followQ, requiredRate: 0.65, isRead: true },
  r: { followUps: followR, requiredRate: 0.8, isRead: true },
  // 32 of 70 at the first run.
  t: { followUps: followT, requiredRate: 0.87, isRead: true },
  // 39 of 60 at the first run.
  u: { followUps: followU, requiredRate: 0.72, isRead: true },
  // 42 of 60 at the first run.
  v: { followUps: followV, requiredRate: 0.78, isRead: true },
  // 35 of 60 at the first run.
  w: { followUps: followW, requiredRate: 0.75, isRead: true },
  // 30, 37 and 33 of 60 at the first run.
  x: { followUps: followX, requiredRate: 0.7, isRead: true },
  y: { followUps: followY, requiredRate: 0.85, isRead: true },
  z: { followUps: followZ, requiredRate: 0.72, isRead: true },
  // 38 and 30 of 60, and 38 of 120, at the first run.
  aa: { followUps: followAA, requiredRate: 0.77, isRead: true },
  ab: { followUps: followAB, requiredRate: 0.7, isRead: true },
  // 28 of 60 at the first run, 16 with whole sentences only.
  ad: { followUps: followAD, requiredRate: 0.68, isRead: true },
  ac: { followUps: followAC, requiredRate: 0.67, isRead: true },
  // 76, 62 and 76 of 120 without tagged words. The messages of ae to ap are marked now and among those that the weights were
  // fitted to.
  ae: { followUps: followAE, requiredRate: 0.74, isRead: true },
  af: { followUps: followAF, requiredRate: 0.73, isRead: true },
  ag: { followUps: followAG, requiredRate: 0.77, isRead: true },
  ah: { followUps: followAH, requiredRate: 0.75, isRead: true },
  // 87, 91 and 76 of 120 with the rules of the day before they were written.
  aj: { followUps: followAJ, requiredRate: 0.8, isRead: true },
  ak: { followUps: followAK, requiredRate: 0.8, isRead: true },
  am: { followUps: followAM, requiredRate: 0.65, isRead: true },
  // 88, 78 and 76 of 120 with the rules of the day before they were written.
  an: { followUps: followAN, requiredRate: 0.81, isRead: true },
  ao: { followUps: followAO, requiredRate: 0.66, isRead: true },
  ap: { followUps: followAP, requiredRate: 0.69, isRead: true },
  // 99 and 91 of 120 with the rules of the day before they were written.
  aq: { followUps: followAQ, requiredRate: 0.77, isRead: false },
  ar: { followUps: followAR, requiredRate: 0.75, isRead: false },
  as: { followUps: followAS, requiredRate: 0.75, isRead: false },
  at: { followUps: followAT, requiredRate: 0.75, isRead: false },
  // 104, 103, 101 and 91 of 120 before their failures were read.
  au: { followUps: followAU, requiredRate: 0.94, isRead: true },
  av: { followUps: followAV, requiredRate: 0.95, isRead: true },
  aw: { followUps: followAW, requiredRate: 0.93, isRead: true },
  ax: { followUps: followAX, requiredRate: 0.86, isRead: true },
  // 97 and 86 before their failures were read.
  ay: { followUps: followAY, requiredRate: 0.94, isRead: true },
  az: { followUps: followAZ, requiredRate: 0.87, isRead: true },
  // 88, 92, 98 and 91 before their failures were read.
  ba: { followUps: followBA, requiredRate: 0.95, isRead: true },
  bb: { followUps: followBB, requiredRate: 0.95, isRead: true },
  bc: { followUps: followBC, requiredRate: 0.95, isRead: true },
  bd: { followUps: followBD, requiredRate: 0.94, isRead: true },
  // 92, 96, 98 and 101 with the rules of the day before they were written; the most common failures were read.
  be: { followUps: followBE, requiredRate: 0.83, isRead: true },
  bf: { followUps: followBF, requiredRate: 0.87, isRead: true },
  bg: { followUps: followBG, requiredRate: 0.85, isRead: true },
  bh: { followUps: followBH, requiredRate: 0.86, isRead: true },
  // 104 at the first run.
  bi: { followUps: followBI, requiredRate: 0.87, isRead: true },
  // 96 at the first run.
  bj: { followUps: followBJ, requiredRate: 0.84, isRead: true },
  // 98, 98, 100 and 92 at the first run.
  bk: { followUps: followBK, requiredRate: 0.84, isRead: true },
  bl: { followUps: followBL, requiredRate: 0.85, isRead: true },
  bm: { followUps: followBM, requiredRate: 0.86, isRead: true },
  bn: { followUps: followBN, requiredRate: 0.81, isRead: true },
  // 94 and 88 at the first run.
  bo: { followUps: followBO, requiredRate: 0.8, isRead: true },
  bp: { followUps: followBP, requiredRate: 0.77, isRead: true },
  // 108 and 96 at the first run.
  bq: { followUps: followBQ, requiredRate: 0.85, isRead: true },
  br: { followUps: followBR, requiredRate: 0.75, isRead: true },
  // 102 and 90 at the first run.
  bs: { followUps: followBS, requiredRate: 0.85, isRead: true },
  bt: { followUps: followBT, requiredRate: 0.78, isRead: true },
  // 102 and 101 at the first run.
  bu: { followUps: followBU, requiredRate: 0.84, isRead: true },
  bv: { followUps: followBV, requiredRate: 0.79, isRead: true },
  // 105 and 95 at the first run.
  bw: { followUps: followBW, requiredRate: 0.86, isRead: true },
  bx: { followUps: followBX, requiredRate: 0.75, isRead: true },
  // 106 and 100 at the first run.
  by: { followUps: followBY, requiredRate: 0.88, isRead: true },
  bz: { followUps: followBZ, requiredRate: 0.88, isRead: true },
  // 107 and 103 at the first run.
  ca: { followUps: followCA, requiredRate: 0.87, isRead: true },
  cb: { followUps: followCB, requiredRate: 0.89, isRead: true },
  // 112 and 109 at the first run.
  cc: { followUps: followCC, requiredRate: 0.91, isRead: true },
  cd: { followUps: followCD, requiredRate: 0.89, isRead: true },
  // 106 and 112 at the first run.
  ce: { followUps: followCE, requiredRate: 0.85, isRead: false },
  cf: { followUps: followCF, requiredRate: 0.9, isRead: false },
  // 104 and 99 at the first run.
  cg: { followUps: followCG, requiredRate: 0.88, isRead: true },
  ch: { followUps: followCH, requiredRate: 0.87, isRead: true },
  // 104 and 105 at the first run.
  ci: { followUps: followCI, requiredRate: 0.87, isRead: true },
  cj: { followUps: followCJ, requiredRate: 0.89, isRead: true },
  // 112 and 102 at the first run.
  ck: { followUps: followCK, requiredRate: 0.9, isRead: false },
  cl: { followUps: followCL, requiredRate: 0.85, isRead: true },
  // 111 and 109 at the first run.
  cm: { followUps: followCM, requiredRate: 0.9, isRead: false },
  cn: { followUps: followCN, requiredRate: 0.89, isRead: false },
};

/** Sets that are measured whole; of all others a sample is, unless ALL_SETS=1: the time of the tests is limited. */
const newest: readonly string[] = ['ce', 'cf', 'ck', 'cl', 'cm', 'cn'];
const areAllWhole = process.env['ALL_SETS'] === '1';
const isWhole = (name: string): boolean => areAllWhole || newest.includes(name);
/** One message of so many is in the sample. */
const step = 8;
/** Of the messages of all earlier sets, 91 % are understood as their writers meant. */
const requiredOfSample = 0.9;

const describeWrong = ({ told, problems }: ReturnType<typeof measureTold>): string =>
  `${told.first}: ${told.follow}\n    ${problems.join('; ')}`;

describe('follow-ups of people who know no operations', () => {
  it.each(Object.entries(sets).filter(([name]) => isWhole(name)))(
    'show what was asked for and leave the rest: %s',
    (name, { followUps, requiredRate, isRead }) => {
      const outcomes = followUps.map(measureTold);
      const wrong = outcomes.filter(({ problems }) => problems.length > 0);
      const total = `${name}: ${outcomes.length - wrong.length} of ${outcomes.length}`;
      console.info([total, ...(isRead ? wrong.map(describeWrong) : [])].join('\n'));
      expect((outcomes.length - wrong.length) / outcomes.length).toBeGreaterThanOrEqual(requiredRate);
    },
    180_000,
  );

  it.skipIf(areAllWhole)(
    'show what was asked for and leave the rest in a sample of the earlier sets',
    () => {
      const earlier = Object.entries(sets).filter(([name]) => !isWhole(name));
      const sample = earlier.flatMap(([, { followUps }]) => followUps.filter((_, at) => at % step === 0));
      const wrong = sample.map(measureTold).filter(({ problems }) => problems.length > 0);
      console.info(`${sample.length - wrong.length} of ${sample.length}`);
      expect((sample.length - wrong.length) / sample.length).toBeGreaterThanOrEqual(requiredOfSample);
    },
    180_000,
  );
});
