import { fold } from '../language/fold.ts';

export interface HistoryWish {
  readonly direction: 'undo' | 'redo';
  /** "geri getir": without something to redo, what the last change removed is meant. */
  readonly orUndo?: true;
  /** The language of the wish. */
  readonly language: 'tr' | 'en';
}

/** Longer texts say more than to go one step back. */
const longestWish = 120;

// What may stand around the wish without changing it, in folded words without punctuation.
const before =
  /^(?:(?:ya|yine|tekrar|bir daha|hayir|yok|kalsin|tamam|peki|hadi|lutfen|simdi|hemen|bence|vazgectim|(?:bu(?:nu)? )?(?:hic )?(?:begenmedim|istemiyorum|sevmedim)|(?:bu )?(?:olmadi|olmamis)|yanlis oldu|(?:bu )?kotu oldu|no|ok|okay|oops|hmm|well|please|pls|just|now|actually|sorry|never ?mind|(?:i )?(?:don t|do not) (?:like|want) (?:it|this|that)|that s (?:wrong|not it)|(?:can|could|would|will) you|i want to|let s) )+/;
const after = / (?:lutfen|bence|simdi|hemen|tekrar|olur mu|please|pls|now|again|thanks|thank you|for me)$/;

/** "bunu", "son yaptığın değişikliği", "az önceki işlemi": the last change, in any words for it. */
const lastTr =
  '(?:(?:bu|su|o|bunu|sunu|onu|son|en son|az once(?:ki)?|demin(?:ki)?|simdiki|onceki|yaptigi(?:n|niz)i?|ekledigi(?:n|niz)i?|degistirdigi(?:n|niz)i?|kaldirdigi(?:n|niz)i?|degisikli(?:k|gi|gini)|alani|secenegi|sekmeyi|ekrani|listeyi|rengi|seyi|islemi?|adimi?|bir adim|bir) )*';
const ending = '(?:sana|ir misin(?:iz)?|abilir misin(?:iz)?|in|iniz|alim|iver|dir(?:ir misin)?)?';
const lastEn =
  '(?: (?:it|that|this|(?:the|your|my|that|this) (?:last |latest |previous )?(?:change|edit|step|one)|last change))?';
const version =
  '(?:the |its |a )?(?:previous|last|earlier|old|former|prior) (?:version|state|one|design|look)';

const undoTr = [
  `${lastTr}geri al${ending}(?: (?:bunu|onu|sunu))?`,
  `${lastTr}iptal et(?:sene|er misin(?:iz)?|in|iniz|elim)?`,
  'geri (?:don|git|gel)(?:sene|er misin(?:iz)?|elim)?',
  '(?:bir |1 )(?:adim|surum) geri(?: (?:al|don|git|gel))?',
  '(?:bir )?(?:onceki|eski) (?:hal|surum|durum|versiyon)(?:in|un)?[aei]?(?:n[ae])?(?: geri)?(?: (?:don(?:dur)?|getir|al|gec|cevir)(?:ur musun|ir misin|sene|elim|in)?)?',
  '(?:eskisi|onceki(?:si)?) gibi (?:olsun|yap|kalsin)',
  '(?:eskisi|oncekisi|onceki hali|eski hali) (?:daha|cok daha|bence daha) (?:iyi|guzel|hos)(?:ydi|di|mis|ymis)?(?: geri al)?',
];
const redoTr = [
  `${lastTr}yinele(?:r misin)?`,
  'ileri (?:al|sar|git)',
  '(?:bir |1 )(?:adim|surum) ileri(?: (?:al|git))?',
  'geri ald(?:igi(?:n|niz)i?|iklarini) (?:geri getir|yeniden uygula|tekrar uygula|yinele)',
  '(?:degisikligi |bunu |onu )?(?:yeniden|tekrar) uygula',
  'geri almayi (?:iptal et|geri al)',
];
const backTr = ['(?:degisikligi |bunu |onu )?geri getir(?: (?:bunu|onu))?'];
const undoEn = [
  `undo${lastEn}`,
  `(?:revert|rollback|roll back|reverse|discard|cancel)${lastEn}`,
  `(?:roll|take|change|put|turn) (?:it|that|this) back(?: to (?:how it was|what it was))?`,
  `(?:go|step|switch|move|change|revert|roll|bring (?:it|me)) back(?: (?:one|a|1) (?:step|version)| to (?:${version}|how it was(?: before)?|before))?`,
  `(?:back|revert|restore|return|reset)(?: (?:it|this))?(?: to)? ${version}`,
  '(?:put|make) it (?:back )?(?:how|the way|like) it was(?: before)?',
  'one step back',
  '(?:it|that|this) (?:was|looked) better before',
  '(?:the )?(?:old|previous) (?:one|version|look|design) was (?:better|nicer)',
];
const redoEn = [
  `redo${lastEn}`,
  'redo what you (?:just )?undid',
  'undo (?:the|that|your) undo',
  '(?:one )?step forward',
  `(?:apply|do) (?:it|that|the change) again`,
];

const backEn = ['(?:bring|put) (?:it|that|the change) back'];

const whole = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`);
const wishes: readonly (readonly [RegExp, HistoryWish])[] = [
  [whole(redoTr), { direction: 'redo', language: 'tr' }],
  [whole(redoEn), { direction: 'redo', language: 'en' }],
  [whole(backTr), { direction: 'redo', orUndo: true, language: 'tr' }],
  [whole(backEn), { direction: 'redo', orUndo: true, language: 'en' }],
  [whole(undoTr), { direction: 'undo', language: 'tr' }],
  [whole(undoEn), { direction: 'undo', language: 'en' }],
];

/**
 * Reads a prompt that asks to go one change back or forward and for nothing else: "geri al", "undo that". Undefined for
 * any other prompt, also for one about a button or a feature: "geri al butonu ekle".
 */
export function readHistoryWish(prompt: string): HistoryWish | undefined {
  if (prompt.length > longestWish) return undefined;
  const words = fold(prompt)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const plain = words.replace(before, '').replace(after, '').replace(after, '');
  for (const [pattern, wish] of wishes) if (pattern.test(plain) || pattern.test(words)) return wish;
  return undefined;
}
