import { fold } from '../../language/fold.ts';
import { isTypeOnly } from '../changes/stated-type.ts';

/** "lose the mood, I'm always in a bad one", "5 can olsun, çocuk hemen yanıyor": why something is wanted. */
const reasons: readonly RegExp[] = [
  /^(.{3,}?),? (?:instead of|rather than) ((?:me |us |people |having to )*(?:typing|writing|entering)(?: it| them| anything)?)\s*[.!]*$/isu,
  /^(.{3,}?)[\s,;.–-]+(?:because|cos|cuz|coz|bc|çünkü|cunku|zira)\s.+$/isu,
  /^(.{3,}?)[,;.!–]+\s*((?:always|never|now|keep|half|most|some of|that(?:'|’)?s|to (?:show|see|help|keep|know|remember|check)|mam|mum|mom|dad|my \w+|the \w+ says|i|we|people|customers|i(?:'|’)?m|i am|it(?:'|’)?s|it is|they(?:'|’)?re|we(?:'|’)?re|there(?:'|’)?s|nobody|no one|everyone|all (?:of them|plots|my|our)|zaten|kimse|herkes|hiç|hic)\s[^,;]{3,})$/isu,
];
/** Words that wish something: what follows the comma is no reason then. */
const wishes =
  /(?:^| )(?:add|remove|delete|make|change|rename|sort|group|show|hide|want|need|needs|should|must|would|could|ekle\w*|kaldir\w*|sil|koy|olsun|yap|degistir|lazim|istiyor\w*|gerek\w*|called|named|too|missing|wrong|useless|yok|eksik|fazla)(?: |$)/;

/** Longer texts are descriptions; the patterns would take time that grows with the square of their length. */
const longest = 500;

/** A follow-up without the reason at its end, which asks for nothing. */
export function withoutReason(text: string): string {
  if (text.length > longest) return text;
  for (const pattern of reasons) {
    const [, wish, reason = ''] = pattern.exec(text.trim()) ?? [];
    if (wish === undefined || isTypeOnly(reason) || wishes.test(fold(reason))) continue;
    return wish;
  }
  return text;
}
