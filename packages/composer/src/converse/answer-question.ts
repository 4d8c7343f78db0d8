import type { Entity } from '../spec/entity.ts';
import type { FollowUp } from './follow-up.ts';
import { targetOf } from './follow-up.ts';
import {
  aboutCost,
  aboutData,
  aboutDevices,
  aboutExport,
  aboutLoss,
  aboutNetwork,
  aboutOthers,
  aboutUse,
  asksOtherwise,
} from './question-topics.ts';
import { followUpTexts } from './texts.ts';
import { asks, asksPolitely, complains, undoes } from './verbs.ts';

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
      / (?:sil|kaybol|kaybed|gid|gider|ucar)\w*m[iu](?:y[iu]m|y[iu]z|d[iu]r)? | kaybetme\w* (?:di ?mi|degil mi) | (?:gone|lost|wiped|deleted) $/,
    ) && has(aboutLoss);
  if (asksAboutLoss) return text.loss;
  // "ödendi mi alanı ekle" ends with a wish, "hangi mağazadan aldığımı da yazacağım" states one.
  const isQuestion =
    (has(asks) || asksOtherwise(has)) &&
    !has(asksPolitely) &&
    !has(endsWithWish) &&
    (has(/\?/) || !has(statesWish));
  if (!isQuestion) return has(complains) ? text.complaint : undefined;
  if (has(aboutNetwork)) return text.offline;
  if (has(aboutLoss)) return text.loss;
  if (has(aboutOthers)) return text.others;
  if (has(aboutDevices)) return text.devices;
  if (has(aboutCost)) return text.cost;
  if (has(aboutExport)) return text.export;
  const [main] = spec.entities;
  if (has(aboutUse) && main !== undefined)
    return text.whereForm((targetOf(followUp, 'entity')?.entity ?? main).one);
  const screen = targetOf(followUp, 'screen')?.screen;
  if (screen !== undefined && has(/ (?:nerede|nereye|where|get to|find|open) /))
    return text.where(screen.title);
  const isAboutRows = (entity: Entity): { readonly fields: string } => ({
    fields: text.fieldsOf(entity.many, list.format(entity.fields.map(({ label }) => label))),
  });
  const entity = targetOf(followUp, 'entity')?.entity;
  if (entity !== undefined) return isAboutRows(entity);
  if (has(aboutData)) return text.data;
  const field = targetOf(followUp, 'field');
  if (field !== undefined) return isAboutRows(field.entity);
  if (has(complains)) return text.complaint;
  return aboutApp;
}
