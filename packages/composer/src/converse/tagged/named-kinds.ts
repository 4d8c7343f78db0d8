import { fold } from '../../language/fold.ts';
import type { TagSpan } from './tags.ts';

/** Words for a kind of field, which name no part. */
const kindWord =
  /^(?:a|an|the|as|of|with|to|from|in|just|real|proper|little|small|big|simple|bir|bi|olarak|seklinde|ve|veya|ya|da|or|and|not|box(?:es)?|field|tick\w*|check\w*|number\w*|digits?|text|words?|date|dates|day|calendar|clock|time|times|yes|no|y|n|list|lists|menu|drop|down|dropdown|pick\w*|choice\w*|choose|choosing|select\w*|option\w*|toggle|switch|numeric|decimal|whole|amount|radio|link|button|stars?|rating|score|out|photos?|pictures?|money|pounds?|dollars?|euros?|percent\w*|slider|long|short|multi\w*|kutu\w*|onay\w*|isaret\w*|tik\w*|secmeli|secim\w*|secen\w*|secilebil\w*|sayi\w*|rakam\w*|yazi\w*|metin|tarih\w*|takvim\w*|saat\w*|gun\w*|evet|hayir|var|yok|liste\w*|acilir\w*|yildiz\w*|puan\w*|foto\w*|resim\w*|para\w*|lira|yuzde\w*|uzun|kisa|\d+)$/;

/**
 * "a rarity box: common, rare": words that were taken for a kind of field and name a part are a new one, if no part is there
 * that they could be the kind of, but values of it are.
 */
export function withNamedKinds(
  spans: readonly TagSpan[],
  words: readonly { readonly text: string }[],
): readonly TagSpan[] {
  const hasOwner = spans.some(({ name }) => /^(?:add|change|old|new|remove|page|num)$/.test(name));
  if (hasOwner || !spans.some(({ name }) => name === 'opt')) return spans;
  const isName = (at: number): boolean => !kindWord.test(fold(words[at]?.text ?? ''));
  return spans.map((span) => {
    if (span.name !== 'kind') return span;
    const places = Array.from({ length: span.to - span.from }, (_, step) => span.from + step).filter(isName);
    const [first, last] = [places[0], places.at(-1)];
    return first === undefined || last === undefined ? span : { name: 'add', from: first, to: last + 1 };
  });
}
