const dots = '(?:\\.{3,}|…)';
const onlyDots = new RegExp(`^${dots}$`, 'u');
// "… rest of the code", "... existing code ...", "… kalan kod"
const leadingDots = new RegExp(
  `^${dots}\\s*(?:the\\s+)?(?:rest|remaining|remainder|existing|previous|same|other|unchanged|code|kalan|geri kalan|mevcut|önceki|diğer|aynı)(?![\\p{L}])`,
  'iu',
);
const beforeTrailingDots =
  /(?:rest|existing|previous|unchanged|code|components?|styles?|imports?|kod|kodlar|değişmeden)\s*$/i;

const phrases = [
  /\b(?:your|the|add|insert|more) (?:\w+ )?(?:code|implementation|logic) (?:goes )?here\b/i,
  /(?:kodun|dosyanın|bileşenin|mevcut kodun) (?:geri )?kalanı/i,
  /(?:kodunuz|kodlar|kod|uygulama mantığı) buraya/i,
];

// Two patterns, the second anywhere after the first in the line. One pattern with `.*` between them would take
// quadratic time on a long line.
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:rest|remainder) of (?:the |your |this )?(?:\w+ )?(?:file|code|component|screen|styles?|implementation|function|app)\b/i,
    /\b(?:same|unchanged|here|as before|remains?|stays?|goes)\b/i,
  ],
  [
    /\b(?:existing|previous|original|other|remaining) (?:\w+ )?(?:code|imports?|styles?|components?|functions?)\b/i,
    /\b(?:remains?|stays?|unchanged|goes here|here|as before|the same)\b/i,
  ],
  [/\b(?:keep|leave) (?:the )?(?:rest|existing|remaining)\b/i, /\b(?:same|unchanged|as is|as it is)\b/i],
  [
    /(?:kalan|mevcut|önceki|diğer) kod(?:lar)?(?:un)?\b/i,
    /(?:aynı|değişmeden|değişmedi|burada|buraya|korunur)/i,
  ],
];

/** The text of a comment without delimiters and leading asterisks. */
function readText(comment: string): string {
  const isBlock = comment.startsWith('/*');
  let end = comment.length;
  if (isBlock && comment.endsWith('*/')) {
    end -= 1;
    while (end > 2 && comment[end - 1] === '*') end -= 1;
  }
  return comment
    .slice(0, end)
    .replace(/^\/[/*]+/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join('\n')
    .trim();
}

/** Whether a text ends in an ellipsis after a word that stands for omitted code. */
function endsInDots(text: string): boolean {
  let end = text.length;
  if (text.endsWith('…')) end -= 1;
  else while (text[end - 1] === '.') end -= 1;
  if (!text.endsWith('…') && text.length - end < 3) return false;
  // Only the end is searched, so that a long comment costs no more.
  return beforeTrailingDots.test(text.slice(Math.max(0, end - 100), end));
}

/** Whether a comment stands for omitted code, which would be lost if the answer was applied. */
export function isPlaceholderComment(comment: string): boolean {
  const text = readText(comment);
  if (onlyDots.test(text) || leadingDots.test(text) || endsInDots(text)) return true;
  return text.split('\n').some(
    (line) =>
      phrases.some((phrase) => phrase.test(line)) ||
      pairs.some(([first, second]) => {
        const found = first.exec(line);
        return found !== null && second.test(line.slice(found.index + found[0].length));
      }),
  );
}
