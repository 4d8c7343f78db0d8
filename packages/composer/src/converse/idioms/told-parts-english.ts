import { type Idiom, idiom } from './read-idioms.ts';

const article = '(?:the |an? |any |some |my |our |its |their )?';
const politely = '(?: too| also| as well| please| pls| plz| thanks| thank you)*';
const unit =
  '(?<unit>minutes?|mins?|hours?|hrs?|days?|weeks?|months?|seconds?|grams?|kilos?|kg|cm|mm|met(?:re|er)s?|miles?|km|lit(?:re|er)s?|percent|inches|feet)';

const spacedList = (list = ''): string =>
  /[,;/]|\s(?:or|and)\s/i.test(list) && list.includes(',')
    ? list.replaceAll(/,?\s+(?:or|and)\s+/gi, ', ')
    : list.trim().replaceAll(/\s+(?:or\s+|and\s+)?/gi, ', ');

/** Parts that people tell of beside reasons, tried before all others: what surrounds them looks like names. */
export const toldPartsEnglish: readonly Idiom[] = [
  // "buyers keep asking is it pet safe can u add that yes/no thing".
  idiom(
    `(?:.{0,80} )?(?:is|are|was|were) (?:it|they|this|that) (?<part>\\S+(?: \\S+){0,2}?)[,?.]? (?:can|could) (?:u|you|we|i) (?:please |pls )?(?:add|have|put|get) (?:that|this|it)?(?: as)?(?: an?)? ?(?:yes ?/? ?(?:or )?no|tick|check)\\S*(?: .*)?`,
    ({ part }) => [`add ${part} checkbox`],
  ),
  // "rest time between sets. thats the only thing missing imo".
  idiom(
    `(?:just )?${article}(?<part>[^.,;:?]{3,40}?)[.,;!–-]+ ?(?:that s|thats|that is|its|it s|it is) (?:really |literally )?(?:the )?(?:only |one |main |last )?(?:thing|bit|part|field|one)?(?: that s| thats| that is)? ?(?:missing|needed|lacking|i need|i miss)(?: .*)?`,
    ({ part }) => [`add a ${part} field`],
  ),
  // "estimated cost needs to go on there, got shouted at again today".
  idiom(
    `(?:and |also )?${article}(?<part>[^.,;:?]{3,40}?) (?:needs|has|ought|should|must)(?: to)? (?:go|be|get put|be put) (?:on|in|onto|into) (?:there|here|it|the list|the form|this)${politely}(?:[,;.–-]+ ?.*| (?:because|cos|so|as|since) .*)?`,
    ({ part }) => [`add ${part}`],
  ),
  // "nose palate finish. three separate boxes for those".
  idiom(
    '(?<list>[a-z]+(?:,? (?:and )?[a-z]+){1,4})[.,;:–-]+ ?(?:as )?(?:two|three|four|five|all|each)(?: in)?(?: their)?(?: own)?(?: separate)? (?:boxes|fields|columns|lines)(?: for (?:those|them|these|that))?(?: please| pls)?',
    ({ list = '' }) =>
      spacedList(list.replaceAll(/\s+and\s+/gi, ' '))
        .split(', ')
        .map((part) => `add ${part}`),
  ),
  // "the machine also gives a pulse so we might as well keep that".
  idiom(
    `(?:the |my |our |this )?[a-z]+(?: [a-z]+)? (?:gives|shows|measures|tells|records|prints|reads)(?: me| us| you)? (?:an? |the )(?<part>[a-z]+(?: [a-z]+){0,2}?),? so (?:i|we) (?:might|may|could|should|want|would|can|ought|need) .{0,20}(?:keep|add|write|record|note|log|have|put) .*`,
    ({ part }) => [`add ${part}`],
  ),
  // "can you put in how many hours each one took me? hubby keeps asking".
  idiom(
    `(?:(?:can|could|would) (?:you|u|we|i) )?(?:please )?(?:put|add|include|have|write|get)(?: in| down)? how many (?<noun>[a-z]+) .{3,40}?(?:[?.,;!] ?.*)?`,
    ({ noun }) => [`add how many ${noun}`],
  ),
  // "how long it took in minutes. i have a bet going".
  idiom(
    `(?:and |also |add |put (?:in )?)*(?<part>how (?:long|far|heavy|deep|tall|much|big|old) [^.,;?]{2,30}?) in ${unit}${politely}(?:[.,;!] ?.*)?`,
    ({ part, unit: named }) => [`add ${part} (${named})`],
  ),
  // "pain from 0 to 10 afterwards please, and which side (left, right, both)".
  idiom(
    `(?:add |also )?${article}(?<part>[a-z]+(?: (?!from)[a-z]+)?) (?:from )?\\(?(?<low>[01]) ?(?:to|-|–) ?(?<high>5|10|100)\\)?(?: (?:after|before|during)\\w*)?${politely},? (?:and|also|plus) (?<other>.{3,80})`,
    ({ part, low, high, other }) => [`add ${part} (${low}-${high})`, `add ${other}`],
  ),
  // "can I pick a trigger like stress weather food or sleep and also write which medicine I took".
  idiom(
    `(?:.{0,80} )?(?:can|could|let) (?:i|we|me|us) (?:please )?(?:pick|choose|select) ${article}(?<part>(?!(?:it|them|one|that|this|which|what|who|from|between|for|or|and)\\b)[a-z]+(?: [a-z]+)?) (?:like|such as|from|as) (?<list>[a-z, /]{5,80}?)(?:,? and (?:also )?(?:write|add|note|put|record|say) (?<other>.{3,50}))?`,
    ({ part, list, other = '' }) => [
      `add ${part}: ${spacedList(list)}`,
      ...(other === '' ? [] : [`add ${other}`]),
    ],
  ),
  // "I should also like to record where I bought each one, and the year if I can remember it".
  idiom(
    `(?:.{0,40} )?(?:record|write|write down|note|note down|put|put in|add|keep) (?<one>(?:where|who|when|which|what) (?:i|we|he|she|they) [^.,;?]{2,30}?),? and (?<other>(?:the|an?) [a-z]+(?: [a-z]+)?)(?: (?:if|when|where) .*)?${politely}`,
    ({ one, other = '' }) => [`add ${one}`, `add ${other.replace(/^(?:the|an?)\s+/i, '')}`],
  ),
  // "which lens i used, and whether its been developed yet or not".
  idiom(
    `(?:and |also |add )*which (?<noun>[a-z]+(?: [a-z]+)?) (?:i|we|he|she|they) [a-z]+(?: (?:with|on|for|in|at))?,? and (?:whether|if) (?:(?:it|they|i|we) ?(?:s|ve|has|have|is|was|are|were)?|its|ive|weve) (?:been )?(?<done>[a-z]+)(?: it| them)?(?: yet)?(?: or not)?${politely}`,
    ({ noun, done }) => [`add ${noun}`, `add ${done} checkbox`],
  ),
  // "we must know about allergies, and whether the kid can swim".
  idiom(
    `(?:.{0,40} )?(?:know|record|note|write|put|add|have|include|see|include)(?: about| down| in)? ${article}(?<one>[a-z]+(?: [a-z]+)?),? and (?:whether|if) (?:the |my |our |each |every )?[a-z]+ can (?<able>[a-z]+)(?: or not)?${politely}`,
    ({ one, able }) => [`add ${one}`, `add can ${able} checkbox`],
  ),
  // "Length should accept numbers only, and say that it's in cm".
  idiom(
    `${article}(?<part>[^.,;:]{2,40}?) (?:should|must|can|may|has to|needs to|is to)(?: only)? (?:accept|take|allow|have|be)(?: only)? (?:numbers|digits|figures)(?: only)?(?:,? (?:and |in ).*?\\b(?:in )?${unit})?${politely}`,
    ({ part, unit: named = '' }) => [
      `make ${part} a number`,
      ...(named === '' ? [] : [`${part} in ${named}`]),
    ],
  ),
];
