import { isPlaceholderComment } from '../checks/placeholder-comments.ts';

/** How certainly the words of a comment announce that code was left out. */
export type Wording = 'certain' | 'possible' | 'none';

// Words that occur in ordinary comments as well, so they count only where code disappeared.
const hints = [
  /\b(?:unchanged|omitted|omits|skipped|truncated|abbreviated|shortened|snip|elided|brevity)\b/i,
  /\b(?:as|same as|like) (?:before|above|previously|earlier|in the original|it was|is)\b/i,
  /\b(?:stays?|remains?|kept|keep|keeps|is|are) (?:exactly )?(?:the )?(?:same|as is|as it was|intact|untouched)\b/i,
  /\b(?:no|without) (?:other )?changes?\b/i,
  /\b(?:rest|remaining|remainder|existing|previous|original|current|other)\b/i,
  /\b(?:goes|go|comes?|continues?|belongs?) here\b/i,
  /\b(?:see|copy|paste|use|insert|add|implement)\b.*\b(?:above|here|code|logic|implementation)\b/i,
  /\btodo\b/i,
  /(?:aynı|aynen|olduğu gibi|eskisi gibi|önceki gibi|değişmedi|değişmeden|değişiklik yok|dokunulmadı|korun)/i,
  /(?:mevcut|önceki|kalan|diğer|devamı|devam eder|yukarıdaki|orijinal|eski hali)/i,
  /(?:kısalık|kısaltıldı|atlandı|çıkarıldı|buraya|burada|eklenecek|gelecek|yazılacak)/i,
];

/** Judges the words of a comment alone, without the code around it. */
export function readWording(note: string): Wording {
  if (/^(?:\.{3,}|…)$/.test(note) || isPlaceholderComment(note)) return 'certain';
  const text = note.slice(0, 500);
  return text.includes('...') || text.includes('…') || hints.some((hint) => hint.test(text))
    ? 'possible'
    : 'none';
}

const removals = [
  /\b(?:remov|delet|drop|without|clean|simplif|shorten|reduc|replac|strip|hid|get rid|refactor|mov|rewrit|instead|empty|clear|disabl|stub|split|extract)\w*/i,
  /(?:kaldır|sil|çıkar|temizle|sadeleş|basitleş|kısalt|azalt|değiştir|olmasın|taşı|yerine|gizle|boşalt|baştan|yeniden yaz|devre dışı|iptal|ayır|böl|sök)/i,
];

/** Whether a request asks for something to go. */
export function asksForRemoval(request: string): boolean {
  const text = request.slice(0, 20_000);
  return removals.some((pattern) => pattern.test(text));
}
