import type { ArchetypeId } from '../spec/app-spec.ts';
import { namesPerson } from './clause-points.ts';
import { verbAt } from './details/turkish-verb-at.ts';
import { isHandedOut } from './find-dealings.ts';
import { isBrief } from './lists/brief.ts';
import type { Reading } from './reading.ts';

const work: readonly ArchetypeId[] = ['jobs', 'appointments', 'reservation', 'catalogue', 'weekPlan'];
const reading: readonly ArchetypeId[] = ['articles', 'feed', 'media', 'conversation'];
const play: readonly ArchetypeId[] = ['quiz', 'game', 'tool'];

/** Who works for others: what they did is work, no diary. */
const others =
  /^(?:musteri\w*|siparis\w*|randevu\w*|danisan\w*|hasta(?:lar\w*|ya|nin)?|teslim\w*|tamir\w*|customers?|clients?|orders?|patients?|bookings?|appointments?|guests?|misafir\w*)$/;
const ownPast = /(?:[dt][iu][mk]|[dt][iu][gk][iu]m(?:[iu]z)?)$/;
const habit =
  /^(?:ic|yi|oku|izl|kos|yuru|uyu|harc|geziyo|biriktir)\w{0,3}iyoru[mz]?$|^(?:ic|yi|ok|kos|uyu)\w{0,3}uyoru[mz]?$/;
const past =
  /^(?:did|made|had|saw|took|went|ate|ran|gave|taught|caught|tried|found|wrote|heard|drank|spent|swam|drove|earned|bought|sent|won|lost|built|\w{3,}(?:[^e]ed|[^f]eed))$/;

/** "ne zaman yaptım", "tips I made": the user tells what they do or did themselves. */
function isOwnDeed(text: Reading): boolean {
  if (text.words.some(({ folded, isSelf }) => isSelf === true || others.test(folded))) return false;
  return text.words.some(({ folded }, at) =>
    text.language === 'tr'
      ? habit.test(folded) || (ownPast.test(folded) && verbAt(text, at) !== undefined)
      : past.test(folded) &&
        [1, 2].some((step) => /^(?:i|ive|we|weve)$/.test(text.folded(at - step))) &&
        !/^(?:need|feed|breed|used|based|called)$/.test(folded),
  );
}

const contests = /^(?:turnuva\w*|derece\w*|hakem\w*|judges?|placed|placing|points?|teams?|class)$/;
const questions =
  /^(?:bilgi\w*|soru\w*|sik|siklar\w*|cevap\w*|sor|sorsun|questions?|answers?|trivia|learn|ogren\w*|ezber\w*)$/;
const lessons =
  /^(?:video\w*|izle\w*|online|icerik\w*|konu\w*|anlatim\w*|watch|content|tutorials?|e-learning|learn\w*)$/;
const attending =
  /^(?:gel(?:en\w*|di\w*|me\w*)|kald[iu]|kalan|yoklama\w*|kursiyer\w*|katil\w*|velilere?|devam\w*)$/;

/** Kinds of app that what the sentences tell speaks against. */
export function findMisfits(text: Reading): ReadonlySet<ArchetypeId> {
  const misfits = new Set<ArchetypeId>();
  const has = (pattern: RegExp): boolean => text.words.some(({ folded }) => pattern.test(folded));
  // "kanarya ötüş yarışması puan kağıdı": what follows the contest is written down.
  const isContest = text.words.some(
    ({ folded }, at) =>
      /^yaris\w*$/.test(folded) &&
      at > 1 &&
      (at + 1 < text.words.length || /^(?:sayisi|adim|kosu|yuzme)$/.test(text.folded(at - 1))),
  );
  if ((isContest || has(contests)) && !has(questions)) misfits.add('quiz');
  // "tutoring lessons": what a tutor does names no person.
  const isAttended =
    has(attending) || text.words.some(({ folded }, at) => !folded.endsWith('ing') && namesPerson(text, at));
  if (isAttended && !has(lessons)) misfits.add('articles');
  if (
    has(/^(?:gel[iu]yor|gelecek|kat[iu]l[iu]yor|kat[iu]lacak|coming|attending)$/) &&
    has(/^(?:kim|kimler|kac|who|whos)$/)
  )
    misfits.add('feed');
  // "airbnb cleaning checklist": who writes the container means it.
  if (has(/^checklists?$/) && !text.words.some(({ folded }) => others.test(folded)))
    for (const id of ['jobs', 'appointments', 'reservation'] as const) misfits.add(id);
  if (isHandedOut(text)) misfits.add('catalogue');
  if (!isBrief(text) && isOwnDeed(text))
    for (const id of [...work, ...reading, ...play, 'people' as const]) misfits.add(id);
  return misfits;
}
