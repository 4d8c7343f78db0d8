import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { FieldType } from '../../spec/field.ts';
import type { Change } from '../changes/change.ts';
import { retyped } from '../changes/field-settings.ts';
import { type MarkedLabel, markedLabels } from './marked-label.ts';

// "§" stands for the label, in folded text.
const part = '(?: (?:field|column|box|bit|part|alani\\w*|kismi\\w*|bolumu\\w*|yeri\\w*))?';
const tail =
  '(?=\\s*[.,;:!?()–-]|\\s*$| (?:please|pls|thanks|instead|lutfen|because|cos|so|cunku|and|not|only)\\b)';
const turn = `(?:(?:make|turn|change|convert|switch) (?:the |my |our )?§${part} (?:in)?(?:to )?|§${part} (?:should|must|shall|has to|needs to|can) (?:just |only )?(?:be |take |accept |allow )(?:just |only )?)(?:an? )?(?:plain |proper |real |simple )?`;
const become =
  '(?:olsun|olabilsin|olmali|yap\\w*|cevir\\w*|donustur\\w*|degistir\\w*|girilsin|gireyim|girelim)';

const currency = '(?:tl|lira|euro|avro|dolar|para|dollars|euros|money|cash|naira|rupees)';

/** Words for long texts anywhere behind or before the label. */
const long =
  '(?:uzun (?:uzun )?(?:yaz\\w*|metin)|cok satir\\w*|tek satir\\w* (?:sig|yet)m\\w*|(?:bir ?kac|iki|uc|2|3) satir\\w*|(?:be |bit |much )?(?:longer|bigger box)|long(?:er)? (?:text|answers?|box|enough)|multi ?-?line|several lines|(?:more than|not just) one line|a (?:whole )?paragraph|paragraphs)';

const kinds: readonly (readonly [pattern: RegExp, type: FieldType])[] = [
  [new RegExp(`§.{0,60}? ${long}(?!\\w)|\\b${long}(?!\\w).{0,30} §`), 'longText'],
  [
    new RegExp(
      `(?<!\\w)${turn}(?:numbers?|digits|numeric)(?: field| only)?${tail}|§${part} (?:sadece |bir )?(?:sayi|rakam)(?:ya|a|la|yla| olarak)? ${become}`,
    ),
    'number',
  ],
  [
    new RegExp(
      `(?<!\\w)${turn}(?:free )?text(?: field)?${tail}|§${part} (?:bir )?(?:metin|metne|yazi|yaziya)(?: olarak)? ${become}`,
    ),
    'text',
  ],
  [
    new RegExp(
      `(?<!\\w)${turn}date(?: field)?${tail}|§${part} (?:bir )?(?:tarih|tarihe)(?: olarak)? ${become}|§${part} takvimden (?:sec|gir)\\w*`,
    ),
    'date',
  ],
  [
    // "time given should be a clock picker thing not typing".
    new RegExp(
      `(?<!\\w)${turn}(?:time|clock)(?: (?:field|picker|wheel|chooser))?(?: thing| thingy)?${tail}|§${part} saat(?:ten|le| olarak) (?:sec|gir|ol)\\w*`,
    ),
    'time',
  ],
  [
    // "yakıtı litre değil tl cinsinden gireceğim".
    new RegExp(
      `§${part} (?!.{0,12}(?:degil|yerine)).{0,25}?${currency} (?:olarak|cinsinden|uzerinden|olsun|girilsin|tutulsun)|(?<!\\w)${turn}(?:in )?(?:an? )?(?:amount (?:of money|in ${currency})|${currency})(?: field)?${tail}`,
    ),
    'money',
  ],
  [
    // "bindi kısmı tik olsun basıp geçelim".
    new RegExp(
      `(?<!\\w)${turn}(?:tick ?box|check ?box|tick|yes ?(?:/|or) ?no)(?: field)?${tail}|§${part} (?:bir )?(?:tik|tikli|kutucuk|kutucuklu|isaret kutusu|evet ?/? ?hayir)(?:e|a|la|li)? ${become}`,
    ),
    'boolean',
  ],
];

const kindLabel = /^(?:date|time|number|text|tarih|saat|sayi|metin)$/;
const otherWish =
  /\b(?:ekle\w*|add|kaldir\w*|sil(?:in|elim)?|remove|delete|rename|call|adi|adini|yerine|instead of|options?|secenek\w*)\b|\?|§.*§/;

/**
 * What a message asks for that gives one part, which it calls by its own label, another kind and nothing else: "not kısmı uzun
 * yazılabilsin". Undefined for any other message.
 */
export function exactKind(written: string, spec: AppSpec): Change | undefined {
  const [only, ...others] = markedLabels(written, spec);
  if (only === undefined || only.word !== undefined) return undefined;
  // "remarks must be a date": the app may have a part that is called like the kind.
  const isOther = ({ named }: MarkedLabel): boolean =>
    named.label !== only.named.label && !kindLabel.test(fold(named.label));
  if (others.some(isOther)) return undefined;
  const text = fold(only.text);
  if (otherWish.test(text)) return undefined;
  const type = kinds.find(([pattern]) => pattern.test(text))?.[1];
  const [target] = only.named.fields;
  if (type === undefined || target === undefined) return undefined;
  const isText = /^(?:text|longText)$/.test(target.field.type);
  return type === 'longText' && !isText ? undefined : retyped(target, type);
}
