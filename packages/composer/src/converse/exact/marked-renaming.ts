import { fold, lowerCase } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { isUnitWord } from '../changes/unit.ts';
import type { Operation } from '../operation.ts';
import { isOneThing, wordsIn } from './labels-in-text.ts';
import { type MarkedLabel, markedLabels } from './marked-label.ts';
import { newName, saysMore } from './new-name.ts';
import { renameLabel } from './rename-fields.ts';
import { isSameWord } from './word-forms.ts';

// "§" stands for the label, in folded text.
const quote = '["“”„«»]?';
const next = `(?:(?:the|an?|say|just) )*${quote}(?<next>[^§,.;:!?()"“”„«»]{2,40}?)${quote}`;
const part = '(?: field| column| label| box| heading| bit| part| thing)?';
/** What follows: politeness, a reason or another sentence. */
const tail =
  '(?= ?[,.;:!?()–-]| (?:please|pls|plz|thanks|thx|ta|instead|everywhere|now|lol|here|a?round|because|cos|as|its|it s|so|and|in the|on the|from|if)\\b|\\s*$)';
const who = '(?:i|we|they|people|everyone|everybody|locals|members|customers)';
const sayers = '(?:always |all |usually |just |really |only |actually )*';
const wrong =
  '(?:wrong|not right|not correct|a typo|a mistake|misspelt|confusing|silly|odd|(?:too )?(?:formal|posh|harsh|vague|long)|(?:not )?(?:the )?(?:wrong|right) (?:word|name|term|label))';

const english: readonly string[] = [
  // "bird has to be “athlete”".
  `§["“”'’]*${part} (?:(?:should|must|needs to|has to|have to|ought to|wants to) (?:be|say|read)|to be) ["“„«](?<next>[^§"“”„«»]{2,40})["”»]`,
  `\\b(?:rename|relabel|retitle|change|swap|switch|replace) (?:the |our |my )?§${part} (?:to|as|into|for|with|by) ${next}${tail}`,
  `§["“”']?${part} (?:to|is to|has to|needs to|should) be (?:re ?)?(?:labell?ed|named|titled|called)(?: to| as)? ${next}${tail}`,
  `\\b(?:call|name) (?:the |our )?§${part} ${next}${tail}`,
  `\\b(?:can|could|should|must|may) (?:the |our )?§${part} (?:please )?be (?:re ?)?(?:called|named|labell?ed|titled)(?: to| as)? ${next}${tail}`,
  `\\b(?:can|could|shall|should|may) (?:the |our )?["“”']?§["“”']? (?:please )?(?:become|turn into|change to|change into|read|say) ${next}${tail}`,
  `\\b(?:dont|don t|dunt|never|do not) (?:say|call (?:it|them)|use) (?:the word )?§[^§,.;:!?]{0,20}[,.;:!?] ?(?:but )?(?:its|it s|it is|we say|say|we call (?:it|them)) ${next}${tail}`,
  // "shouldn't say servings, should say feeds".
  `\\b(?:should ?n[o ]?t|must ?n[o ]?t|don ?t want it to) (?:say|be|read) (?:the )?§[,.;:!]* ?(?:but |it |that )?(?:should|must|has to|to) (?:say|be|read) ${next}${tail}`,
  `\\b(?:word|label|name|heading) (?:the )?§ (?:to )?(?:become|be) ${next}${tail}`,
  // "make e be customer no be client".
  `\\bmake (?:e|am|it|that) (?:be|read) ${next},? (?:no be|not) (?:the )?§`,
  `\\bs/§/(?<next>[^§/,.;:!?]{2,40})/?`,
  // "we call the venue pub".
  `\\b${who} ${sayers}call (?:the |our |it |them )?§ ${next}${tail}`,
  // "window is wrong, i meant shelf".
  `§["“”']?${part} (?:is|isn ?t|was|sounds|looks|is sounding|is looking) (?:just |really |a bit |so |very )*${wrong}[,.;:!]* ?(?:${who} )?(?:${sayers})(?:meant|mean|say|call it|call them|it should (?:be|say)|should be|make it|put|call it) (?:to say |to write )?${next}${tail}`,
  `\\b${who} (?:really |actually )?(?:meant|mean|wanted) (?:to (?:say|write|put) )?${next},? (?:not|instead of|rather than) (?:the )?§`,
  // "its not a fee its a donation".
  `\\b(?:(?:its|it s|it is|thats|that s|they re|theyre|they are)? ?not|(?:it |that |this )?(?:isnt|isn t|aint|ain t)) (?:an? |the )?§[,.;]? ?(?:but|its|it s|it is|rather|they re|theyre) (?:actually |really )?${next}${tail}`,
  // "the correct term is proposer rather than mover".
  `\\b(?:correct|right|proper|actual|usual) (?:term|word|name|title) (?:here )?is ${next},? (?:rather than|not|instead of|and not) (?:the )?§`,
  `§ ?(?:->|=>|→|>) ?${next}${tail}`,
  `\\b(?:make|have|let|get) (?:the )?§${part} (?:to )?(?:say|read|be called) ${next}${tail}`,
  `§${part} (?:should|must|needs to|has to|ought to|could) (?:say|read|be called|be named|be labelled|be renamed(?: to| as)?|be changed to) ${next}${tail}`,
  // "donation is a better word than fee".
  `(?:^|[,.;!?] ?)${next} (?:is|would be|sounds) (?:an? )?(?:much )?(?:better|nicer|clearer|kinder)(?: word| name| label| term)? than (?:the )?§`,
  `\\b(?:use|write|say|put) ${next} (?:for|as) the §${part}(?: (?:label|name|heading|title))${tail}`,
  `\\b(?:word|label|name|title|heading) (?:of|for|on|above) (?:the )?§${part} (?:should be|to|is now|must be|needs to be|into|as) ${next}${tail}`,
  // "a cot is a camp bed. call it crib instead".
  `§.{0,80}[,.;:!?–-] ?(?:(?:so|please|pls|and|can you|could you|lets|let s|just) )*(?:call|name) (?:it|that|them|this) ${next}${tail}`,
];

const says =
  '(?:yaz(?:sin|alim|in|ilsin|mali)?|olsun|olacak\\w*|olmali|diyelim|desin|densin|deyin|de|dersek|diye|gorunsun|gecsin)';
const changing = '(?:degis|duzelt|guncelle|cevir|donustur)\\w*(?: m[iu]s[iu]n(?:iz)?)?';
const place = '(?: (?:alani|kismi|yazisi|basligi|etiketi|kelimesi)\\w*| yazan (?:yer|kisim|alan)\\w*)?';

const turkish: readonly string[] = [
  // "“işçi” yazmasın ayıp oluyor, toplayan yazsın".
  `§["“”„«»]?${place} (?:demeyelim|demeyin|denmesin|yazmasin|olmasin)[^§,.;:!?]{0,30}[,.;:!] ?${next} ${says}(?![a-z])`,
  // "fiyat değilde tutar yazsın".
  `§${place},? (?:degilde?|yerine|demeyelim|demeyin|yazmasin|olmasin)(?: de| da| artik| onun yerine| ki)*,? ${next} ${says}(?![a-z])`,
  // "alıcıyı müşteri olarak değiştirir misin".
  `§${place} (?:artik )?${next} (?:olarak|diye) (?:${changing}|yaz\\w*|gecsin|gorunsun|gozuksun|kaydet\\w*)`,
  // "penceresi yanlış olmuş, raf olacaktı".
  `§${place} (?:cok )?(?:olmadi|olmamis|uymadi|yanlis|hatali|sacma|garip|tuhaf|kaba|ayip)(?: (?:olmus|yazilmis|yazmissin\\w*|oldu|kaciyor|duruyor))?[,.;:!]* ${next} ${says}(?![a-z])`,
  `§${place}[,.;:]? (?:degil|demisim|yazmisim)[,.;:]* (?:de |da )?${next} (?:olacak\\w*|demek istedim|demek istemistim|demistim|diyecektim|yazacaktim|olmaliydi)`,
  // "ustaya da tamirci diyelim".
  `§${place}(?: d[ae])?(?: artik| hep)? ${next} (?:diyelim|densin|deyin)(?![a-z])`,
  // "alıcıya biz müşteri deriz".
  `§${place} (?:(?:biz|bizde|burada|burda|bizim burada|herkes|millet|koyde|buralarda) )+${next} (?:der(?:iz|ler)?|diyoruz|diyoz|denir|deniyo\\w*|diyor\\w*)`,
  `§.{0,80}?[ ,.;:!](?:ona|buna|onun adi|bunun adi|onun yerine|bunun yerine) (?:da |artik )?${next} (?:${says}|diyelim|yap\\w*|koy\\w*)(?![a-z])`,
  // "mevki ne ya, mera de şuna".
  `§.{0,60}?[ ,.;:!] ?${next} (?:de|diyelim|deyin|yaz|diyiver) (?:suna|ona|buna)(?![a-z])`,
  // "alıcıyı müşteriye çevir".
  `§${place} (?<dative>[^§,.;:!?()"“”„«»]{3,30}?)y?[ae] ${changing}`,
];

const toPattern = (source: string): RegExp => new RegExp(source, 'd');
const patterns = { en: english.map(toPattern), tr: turkish.map(toPattern) };

/** Longer messages are descriptions. */
const longestMessage = 300;

/** "seçmeli", "kutucuk": a kind of field is no name. */
const kindWord =
  /^(?:secmeli|secim|liste|kutu\w*|tik|metin|yazi|sayi|rakam|tarih|para|foto\w*|yildiz|evet hayir|choice|list|tick\w*|check\w*|number|text|date|photo|dropdown|stars?|uzun\b.*|long\b.*)$/;

/** The new name in the place of the word of the label that was written: "Crib needed" for "Cot needed". */
function inLabel({ named, word }: MarkedLabel, name: string, spec: AppSpec): string {
  if (word === undefined) return name;
  const own = named.label.split(' ');
  const at = own.findIndex((each) => isSameWord(word, wordsIn(each)[0] ?? ''));
  const isWhole = own.length < 2 || at < 0 || wordsIn(name).length > 1;
  return isWhole
    ? name
    : own
        .map((each, index) => (index === at ? (at === 0 ? name : lowerCase(name, spec.language)) : each))
        .join(' ');
}

/** Whether the label is for other rows whose name has one of its words. */
const namesRows = ({ named }: MarkedLabel, { entities }: AppSpec): boolean =>
  named.fields.some(({ field }) => {
    const rows = entities.find(({ id }) => field.type === 'reference' && id === field.entity);
    const words = wordsIn(named.label);
    return (
      rows !== undefined &&
      words.length > 1 &&
      wordsIn(rows.one).some((word) => words.some((own) => isSameWord(own, word)))
    );
  });

/** What is left of a marked message beside the words that give the name. */
const besideOf = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}. ${text
    .slice(to)
    .replace(/^ instead\b/, '')
    .trimStart()}`;

/**
 * What a message asks for that gives one part another name in the midst of other words: "its not a fee, its a donation, so pls
 * relabel fee as donation". Undefined for any other message.
 */
export function markedRenaming(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (written.length > longestMessage) return undefined;
  for (const marked of markedLabels(written, spec)) {
    const folded = fold(marked.text);
    if (folded.length !== marked.text.length) continue;
    for (const pattern of [...patterns[spec.language], ...(spec.language === 'tr' ? patterns.en : [])]) {
      const match = pattern.exec(folded);
      const range = match?.indices?.groups?.['next'] ?? match?.indices?.groups?.['dative'];
      if (match === null || range === undefined) continue;
      const name = newName(marked.text.slice(...range));
      const beside = besideOf(folded, match.index, match.index + match[0].length);
      const isName =
        name !== undefined && !kindWord.test(fold(name)) && !isUnitWord(fold(name).split(' ').at(-1) ?? '');
      if (!isName || saysMore(beside, spec.language)) continue;
      // A word of a longer label is only meant if all its fields are one thing.
      if (
        marked.word !== undefined &&
        !marked.named.fields.every(({ field }) => isOneThing(field) || marked.named.fields.length === 1)
      )
        continue;
      // "hasta hayvan demeyelim": rows that are called alike get the name too, which other readers know.
      if (namesRows(marked, spec)) continue;
      const found = renameLabel(marked.named, inLabel(marked, name, spec), written, spec);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
