const dots = '(?:\\.{3,}|…)';
const anywhere = [
  // "… rest of the code", "... existing code ...", "… kalan kod"
  new RegExp(
    `^${dots}\\s*(?:the\\s+)?(?:rest|remaining|remainder|existing|previous|same|other|unchanged|code|kalan|geri kalan|mevcut|önceki|diğer|aynı)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?:rest|existing|previous|unchanged|code|components?|styles?|imports?|kod|kodlar|değişmeden)\\s*${dots}\\s*$`,
    'iu',
  ),
  /\b(?:the\s+)?(?:rest|remainder) of (?:the |your |this )?(?:\w+ )?(?:file|code|component|screen|styles?|implementation|function|app)\b.*\b(?:same|unchanged|here|as before|remains?|stays?|goes)\b/i,
  /\b(?:existing|previous|original|other|remaining) (?:\w+ )?(?:code|imports?|styles?|components?|functions?)\b.*\b(?:remains?|stays?|unchanged|goes here|here|as before|the same)\b/i,
  /\b(?:keep|leave) (?:the )?(?:rest|existing|remaining)\b.*\b(?:same|unchanged|as is|as it is)\b/i,
  /\b(?:your|the|add|insert|more) (?:\w+ )?(?:code|implementation|logic) (?:goes )?here\b/i,
  /(?:kodun|dosyanın|bileşenin|mevcut kodun) (?:geri )?kalanı/i,
  /(?:kalan|mevcut|önceki|diğer) kod(?:lar)?(?:un)?\b.*(?:aynı|değişmeden|değişmedi|burada|buraya|korunur)/i,
  /(?:kodunuz|kodlar|kod|uygulama mantığı) buraya/i,
];

/** Whether a comment stands for code that was left out: applying it would lose what it replaced. */
export function isPlaceholderComment(comment: string): boolean {
  const text = comment
    .replace(/^\/[/*]+|\*+\/$/g, '')
    .replace(/^\s*\*\s?/gm, '')
    .trim();
  if (new RegExp(`^${dots}$`, 'u').test(text)) return true;
  return anywhere.some((pattern) => pattern.test(text));
}
