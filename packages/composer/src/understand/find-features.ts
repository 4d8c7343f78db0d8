import type { FeatureId } from '../spec/app-spec.ts';
import { joinWords } from './join-words.ts';
import type { Range, Reading } from './reading.ts';

interface FeaturePhrase {
  readonly feature: FeatureId;
  /** Of folded words, each followed by a space. */
  readonly pattern: RegExp;
}

const phrase = (feature: FeatureId, pattern: RegExp): FeaturePhrase => ({ feature, pattern });

/** Wishes of several words whose nouns are not what the app is about: "excel'e aktar", "leave comments". */
const phrases: readonly FeaturePhrase[] = [
  phrase(
    'dataExport',
    /(?:excel|csv|json) (?:(?:olarak|dosyasi|formatinda|tablosu) )?(?:de )?(?:disa |disari )?(?:aktar|at|cikti|cevir|indir|rapor|al|cik|dok)\p{L}* (?:(?:alin|yap|ver)\p{L}* )?/gu,
  ),
  phrase('dataExport', /(?:disa|disari) aktar\p{L}* /gu),
  phrase(
    'dataExport',
    /(?:(?:csv|excel|json|data) )?export(?:s|ing|ed)? (?:(?:(?:it|them|everything|data|all data|records) )?(?:to|as) (?:an |a )?(?:csv|excel|json|spreadsheet) )?/gu,
  ),
  phrase('sharing', /paylas(?:abil|ilabil|ilsin)\p{L}* /gu),
  phrase('sharing', /(?:metin olarak )?paylas(?:ma|im)? (?:dugme|buton|tus|ozelli)\p{L}* /gu),
  phrase(
    'sharing',
    /(?:(?:i|we|you|users|people|can|to) (?:can )?share (?:them|it|entries|records|recipes|each entry|as text) |share (?:button|feature|option|as text) )/gu,
  ),
  phrase('comments', /yorum (?:da )?(?:yap|yaz|eklen|ekleye|bolum|ozelli)\p{L}* /gu),
  phrase(
    'comments',
    /(?:(?:leave|write|add|with) )?(?:a )?comments? (?:section|feature|on (?:each|every|the|them|entries|records) )/gu,
  ),
  phrase('comments', /(?:leave|write) comments /gu),
  phrase('comments', /(?:with|and) comments (?=and |, |\. |$)/gu),
  phrase('comments', /yorumlar (?:da )?(?:olsun|bulunsun) /gu),
  phrase(
    'reminders',
    /(?:(?:son|odeme|gun|gunu|tarih|tarihi|vade|vadesi|sure|suresi|zaman|zamani|bitis|teslim) )*(?:yaklasinca|yaklastiginda|yaklasanlari|gelince|geldiginde|gecince|dolunca|dolmadan|gecmeden) (?:beni |bana )?(?:hatirlat|uyar|haber ver)\p{L}* /gu,
  ),
  phrase(
    'languageSwitch',
    /(?:hem )?(?:turkce|ingilizce) (?:hem |ve )(?:de )?(?:ingilizce|turkce) (?:de )?(?:olsun |olacak |kullanilsin )?/gu,
  ),
  phrase(
    'languageSwitch',
    /(?:dili?|dilini) (?:(?:turkce|ingilizce) (?:ve |veya |ya da )?){0,2}(?:degistir|secil|sec)(?:il|ebil|ilebil|ebilsin)?\p{L}* /gu,
  ),
  phrase(
    'languageSwitch',
    /(?:(?:users?|people|we|i|they) can )?(?:switch|change|choose) (?:the |its )?languages? /gu,
  ),
  phrase('languageSwitch', /ingilizce(?:si)? de (?:olsun|kullanilsin|secilebilsin|olabilsin) /gu),
  phrase(
    'languageSwitch',
    /(?:in )?(?:both )?(?:turkish|english) and (?:english|turkish) (?:language |languages )?/gu,
  ),
];

/** Features that are asked for in several words; these words are then no noun and no field. */
export function findFeatures(
  reading: Reading,
  isNegated: (range: Range) => boolean,
): { readonly feature: FeatureId; readonly range: Range }[] {
  const { text, rangeOf } = joinWords(reading);
  const found: { feature: FeatureId; range: Range }[] = [];
  for (const { feature, pattern } of phrases) {
    for (const match of text.matchAll(pattern)) {
      const range = rangeOf(match.index, match.index + match[0].length);
      if (range === undefined || isNegated(range)) continue;
      found.push({ feature, range });
      reading.use(range);
    }
  }
  return found;
}
