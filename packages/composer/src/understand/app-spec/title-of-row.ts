import { fold } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { AppUnderstanding } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

const nameLike =
  /(?:^| )(?:ad|adi|ad soyad|adi soyadi|isim|ismi|isim soyisim|unvan|unvani|baslik|basligi|name|names|title|nickname)$/;
/** What says something of a row and never what it is. */
const never =
  /(?:^| )(?:postcodes?|post ?code|zip|zip code|notes?|not|notu|notlar|notlari|aciklama|yorum|comments?|remarks?|phone|tel|telefon|telefonu|mobile|unit|units|birim|birimi|e ?mail|eposta|posta|adres|adresi|address|status|durum|durumu|quantity|adet|puan|sonuc|result|score|who|kim)$/;
/** What may tell rows apart only if nothing else does. */
const weak =
  /(?:^| )(?:size|beden|bedeni|numara|numarasi|no|number|colou?r|renk|rengi|age|yas|yasi|week|hafta|gun|gunu|day|time|saat|saati|season|sezon|start|finish|end|baslangic|bitis|year|yil|yili|level|seviye|seviyesi|grade|kur|group|grup|grubu|neden|reason|sebep|sebebi|reading|dose|doz|cinsiyet|gender|sinif|sinifi|class|kg|cm|km|ml|arrived|left|place|yer|yeri|location|konum|where|nerede|nereden|role|position|mevki|gorev|gorevi)$/;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a label is the word for the rows themselves: "member" of club members, "kitap" of a list of books. */
function namesRows(label: string, main: DraftEntity, { noun, language }: AppUnderstanding): boolean {
  const heads = [main.one, main.many, noun?.one ?? '', noun?.many ?? ''].flatMap((text) =>
    wordsOf(text).slice(-1),
  );
  const words = wordsOf(label);
  const [word = ''] = words;
  if (words.length !== 1) return false;
  const base = language === 'en' ? singularEnglish(word) : word;
  return heads.some((head) => head === base || (language === 'en' && singularEnglish(head) === base));
}

const isPlainText = ({ type }: LexiconField): boolean => type === 'text';
/** References whose rows would only repeat the list itself; people and things of their own stay references. */
const mayBecomeText = ({ type }: LexiconField): boolean => type === 'text' || type === 'reference';

/** The listed field that tells the rows apart best; undefined if none does. */
export function titleOfRow(
  fields: readonly LexiconField[],
  main: DraftEntity,
  understanding: AppUnderstanding,
): LexiconField | undefined {
  const label = (field: LexiconField): string => fold(field.label[understanding.language]);
  const isOfPeople = understanding.archetype === 'people';
  const first = (test: (field: LexiconField) => boolean): LexiconField | undefined => fields.find(test);
  const named =
    first((field) => mayBecomeText(field) && namesRows(label(field), main, understanding)) ??
    first((field) => isPlainText(field) && nameLike.test(label(field)));
  if (named) return named;
  const isName = (field: LexiconField): boolean =>
    isPlainText(field) && !never.test(label(field)) && !weak.test(label(field));
  const chosen = first((field) => field.type === 'reference' || isName(field));
  // A person who is chosen from another list heads the row by itself.
  if (chosen?.type === 'reference') return isOfPeople ? chosen : undefined;
  return chosen ?? first((field) => isPlainText(field) && !never.test(label(field)));
}
