import { adPrompts } from '../test/first-prompts-ads.ts';
import { englishPrompts } from '../test/first-prompts-english.ts';
import { everydayTurkish } from '../test/first-prompts-everyday-tr.ts';
import { developmentPrompts } from '../test/first-prompts-known.ts';
import { secondUnseenPrompts } from '../test/first-prompts-second.ts';
import { unseenA } from '../test/first-prompts-unseen-a.ts';
import { unseenAA } from '../test/first-prompts-unseen-aa.ts';
import { unseenAB } from '../test/first-prompts-unseen-ab.ts';
import { unseenAE } from '../test/first-prompts-unseen-ae.ts';
import { unseenAF } from '../test/first-prompts-unseen-af.ts';
import { unseenAH } from '../test/first-prompts-unseen-ah.ts';
import { unseenAI } from '../test/first-prompts-unseen-ai.ts';
import { unseenAJ } from '../test/first-prompts-unseen-aj.ts';
import { unseenAK } from '../test/first-prompts-unseen-ak.ts';
import { unseenAL } from '../test/first-prompts-unseen-al.ts';
import { unseenAM } from '../test/first-prompts-unseen-am.ts';
import { unseenAN } from '../test/first-prompts-unseen-an.ts';
import { unseenAO } from '../test/first-prompts-unseen-ao.ts';
import { unseenAP } from '../test/first-prompts-unseen-ap.ts';
import { unseenAQ } from '../test/first-prompts-unseen-aq.ts';
import { unseenAR } from '../test/first-prompts-unseen-ar.ts';
import { unseenAS } from '../test/first-prompts-unseen-as.ts';
import { unseenAT } from '../test/first-prompts-unseen-at.ts';
import { unseenAU } from '../test/first-prompts-unseen-au.ts';
import { unseenAV } from '../test/first-prompts-unseen-av.ts';
import { unseenAW } from '../test/first-prompts-unseen-aw.ts';
import { unseenAX } from '../test/first-prompts-unseen-ax.ts';
import { unseenAY } from '../test/first-prompts-unseen-ay.ts';
import { unseenAZ } from '../test/first-prompts-unseen-az.ts';
import { unseenB } from '../test/first-prompts-unseen-b.ts';
import { unseenBA } from '../test/first-prompts-unseen-ba.ts';
import { unseenBB } from '../test/first-prompts-unseen-bb.ts';
import { unseenC } from '../test/first-prompts-unseen-c.ts';
import { unseenD } from '../test/first-prompts-unseen-d.ts';
import { unseenE } from '../test/first-prompts-unseen-e.ts';
import { unseenF } from '../test/first-prompts-unseen-f.ts';
import { unseenH } from '../test/first-prompts-unseen-h.ts';
import { unseenI } from '../test/first-prompts-unseen-i.ts';
import { unseenJ } from '../test/first-prompts-unseen-j.ts';
import { unseenK } from '../test/first-prompts-unseen-k.ts';
import { unseenL } from '../test/first-prompts-unseen-l.ts';
import { unseenN } from '../test/first-prompts-unseen-n.ts';
import { unseenP } from '../test/first-prompts-unseen-p.ts';
import { unseenR } from '../test/first-prompts-unseen-r.ts';
import { unseenS } from '../test/first-prompts-unseen-s.ts';
import { unseenT } from '../test/first-prompts-unseen-t.ts';
import { unseenU } from '../test/first-prompts-unseen-u.ts';
import { unseenV } from '../test/first-prompts-unseen-v.ts';
import { unseenW } from '../test/first-prompts-unseen-w.ts';
import { unseenX } from '../test/first-prompts-unseen-x.ts';
import { unseenY } from '../test/first-prompts-unseen-y.ts';
import { unseenZ } from '../test/first-prompts-unseen-z.ts';

/** Descriptions of the tests that rules were made with; those of the sets g, o and q stay unread. */
export const readSets = {
  adPrompts,
  englishPrompts,
  everydayTurkish,
  developmentPrompts,
  secondUnseenPrompts,
  unseenA,
  unseenB,
  unseenC,
  unseenD,
  unseenE,
  unseenF,
  unseenH,
  unseenI,
  unseenJ,
  unseenK,
  unseenL,
  unseenN,
  unseenP,
};

/** Sets that were looked at later; g, o, q and the sets after bb are in neither list. */
export const laterSets = {
  unseenR,
  unseenS,
  unseenT,
  unseenU,
  unseenV,
  unseenW,
  unseenX,
  unseenY,
  unseenZ,
  unseenAA,
  unseenAB,
  unseenAE,
  unseenAF,
  unseenAH,
  unseenAI,
  unseenAJ,
  unseenAK,
  unseenAL,
  unseenAM,
  unseenAN,
  unseenAO,
  unseenAP,
  unseenAQ,
  unseenAR,
  unseenAS,
  unseenAT,
  unseenAU,
  unseenAV,
  unseenAW,
  unseenAX,
  unseenAY,
  unseenAZ,
  unseenBA,
  unseenBB,
};
