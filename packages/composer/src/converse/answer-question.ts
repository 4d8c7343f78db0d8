import type { FollowUp } from './follow-up.ts';
import { targetOf } from './follow-up.ts';
import { followUpTexts } from './texts.ts';
import { asks, asksPolitely, complains, undoes } from './verbs.ts';

const aboutData = / (?:veri\w*|kayit\w*|data|saklan\w*|depola\w*|stored|saved|kaybol\w*|lost|database) /;
/** What becomes of entries on another phone, without a network, or for other people. */
const aboutLoss =
  / (?:(?:telefon\w*|cihaz\w*|ekran\w*) (?:\w+ ){0,3}(?:degis\w*|boz\w*|kir\w*|cal\w*|kaybol\w*|kaybed\w*|gider\w*|sifirla\w*)|(?:lose|loose|lost|break|broke|drop|nick\w*|steal\w*) (?:\w+ ){0,3}(?:phone|phones|mobile|handset)|(?:change|swap|switch|get|buy|new) (?:(?:my|a|another|to|new) ){1,3}(?:phone|phones|mobile|handset)|(?:phone|mobile) (?:\w+ ){0,3}(?:breaks?|dies|broken|lost|stolen|gets lost)|yedekle\w*|yedegi\w*|backup|backed up|back up|sil[ei]n[ia]?r ?m[iu]|silin[ie]r|kaybol(?:ur|uyor)) /;
const aboutNetwork =
  / (?:internetsiz|internet (?:olma\w*|yok\w*|cek\w*)|cevrimdisi|offline|no (?:internet|signal|wifi|network)|without (?:internet|wifi|signal|network|the internet)|sebeke) /;
const aboutOthers =
  / (?:(?:esim|kocam|karim|annem|babam|kizim|oglum|kardesim|ortag\w*|arkadas\w*|ekip\w*|baskas\w*) (?:\w+ ){0,4}(?:gor\w*|kullan\w*|gir\w*|acabil\w*)|(?:wife|husband|mum|mom|dad|daughter|son|partner|friends?|boss|team|staff|colleagues?|others?|everyone|people) (?:\w+ ){0,4}(?:see|use|open|view|access)|two phones|iki telefon\w*|ayni anda|at the same time|on (?:her|his|their|another|my other) phone) /;
const aboutExport =
  / (?:disa aktar\w*|indir\w*|yayinla\w*|(?:send|share|give|forward) (?:this|the|my|our) app|uygulama\w* (?:\w+ ){0,2}(?:gonder|paylas)\w*|export\w*|download\w*|publish\w*|play store|app store|apk) /;
const aboutUse =
  / (?:nasi(?:l|r)? (?:\w+ ){0,2}(?:ekle|sil|duzenle|duzelt|degistir|gir|kaydet)\w*|how (?:do|can|could|would|should|to) (?:(?:i|we|you|one) )?(?:\w+ )?(?:add|delete|edit|change|correct|fix|remove|undo)) /;
/** "yanlış girdim, nasıl siliyoruz", in any place of a message: who asks how to do something wants no change. */
const asksHow =
  / nasi(?:l|r)? (?:\w+ ){0,3}\w*(?:[iu]yo\w*|[ae]c[ae]\w*|[iu]?c[ae][mz]|[aeiu]r[iu]\w*|[ae]bil\w*|[iu]l[iu]r|[ae]r[iu]m) (?:\w+ ){0,3}$|^ (?:(?:abeg|abi|please|pls|hi|hello|hey|ok|so|and|but|sorry|oga|sir|madam) )+(?:how|what|where|why|when|which|who) (?!about )/;

/** Words of a message that only asks for a step back. */
const undoMaximum = 9;

const endsWithWish =
  / (?:ekle|ekleyin|ekleyelim|eklensin|koy|koyun|koyalim|olsun|kaldir|kaldirin|sil|silin|yap|yapin|degistir|sirala|grupla|goster|yeri|ekrani|sayfasi|bolumu|kutusu) $/;

/** What people want to write into the app, in the words of the one who will. */
const statesWish =
  / (?:yaz|gir|tut|sec|ekle|kaydet|kaydede|belirt|isaretle|not al)(?:y?[ea]bil(?:sem|sek|eyim|elim|sin)\w*|i?c[ae]m|[iu]c[ae][mzk]\w*|y?[ae]c[ae][gk]\w*|y?[ae]y[iu]m|y?[ae]l[iu]m|s[ae][mk]|m[ae]k istiyor\w*|m[ae]m (?:lazim|gerek)\w*) /;

/** "add an undo button": a part of the app, not a step back. */
const asksForControl =
  /^ (?:add|put|make|create|include|show|give) | (?:button|link|icon|buton\w*|dugme\w*|ikon\w*) /;

export interface Answer {
  readonly text: string;
  /** Whether it only says what the app has, because the question is about nothing else that is known. */
  readonly isGeneral: boolean;
}

/** Answers a question, a complaint or "undo" in words; undefined for anything else. */
export function answerQuestion(followUp: FollowUp): Answer | undefined {
  const known = answerKnown(followUp);
  if (known === undefined) return undefined;
  if (known === aboutApp) return { text: describe(followUp), isGeneral: true };
  // "they hate typing, it is broken without a list": a wish may be told as a complaint.
  if (known === followUpTexts[followUp.reading.language].complaint) return { text: known, isGeneral: true };
  return typeof known === 'string'
    ? { text: known, isGeneral: false }
    : { text: known.fields, isGeneral: true };
}

/** The answer is what the app has. */
const aboutApp = Symbol('about the app');

function describe({ spec, reading }: FollowUp): string {
  const list = new Intl.ListFormat(reading.language, { type: 'conjunction' });
  return followUpTexts[reading.language].about(
    spec.name,
    list.format(spec.screens.filter(({ place }) => place === 'main').map(({ title }) => title)),
    list.format(spec.entities.map(({ many }) => many)),
  );
}

function answerKnown(followUp: FollowUp): string | { readonly fields: string } | typeof aboutApp | undefined {
  const { spec, reading, has } = followUp;
  const text = followUpTexts[reading.language];
  const list = new Intl.ListFormat(reading.language, { type: 'conjunction' });
  if (has(undoes) && reading.words.length <= undoMaximum && !has(endsWithWish) && !has(asksForControl))
    return text.undo;
  // "bunlar silinirmi" without a mark or a space is a question too.
  const asksAboutLoss =
    has(
      / (?:sil|kaybol|kaybed|gid|gider|ucar)\w*m[iu](?:y[iu]m|y[iu]z|d[iu]r)? | (?:gone|lost|wiped|deleted) $/,
    ) && has(aboutLoss);
  if (asksAboutLoss) return text.loss;
  // "ödendi mi alanı ekle" ends with a wish, "hangi mağazadan aldığımı da yazacağım" states one.
  const isQuestion =
    (has(asks) || has(asksHow)) &&
    !has(asksPolitely) &&
    !has(endsWithWish) &&
    (has(/\?/) || !has(statesWish));
  if (!isQuestion) return has(complains) ? text.complaint : undefined;
  if (has(aboutNetwork)) return text.offline;
  if (has(aboutLoss)) return text.loss;
  if (has(aboutOthers)) return text.others;
  if (has(aboutExport)) return text.export;
  const [main] = spec.entities;
  if (has(aboutUse) && main !== undefined)
    return text.whereForm((targetOf(followUp, 'entity')?.entity ?? main).one);
  const screen = targetOf(followUp, 'screen')?.screen;
  if (screen !== undefined && has(/ (?:nerede|nereye|where|get to|find|open) /))
    return text.where(screen.title);
  const entity = targetOf(followUp, 'entity')?.entity;
  if (entity !== undefined)
    return { fields: text.fieldsOf(entity.many, list.format(entity.fields.map(({ label }) => label))) };
  if (has(aboutData)) return text.data;
  if (has(complains)) return text.complaint;
  return aboutApp;
}
