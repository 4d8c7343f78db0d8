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
import { unseenB } from '../test/first-prompts-unseen-b.ts';
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

/** Sets that were looked at later; g, o, q and aj to ax are in neither list. */
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
};
