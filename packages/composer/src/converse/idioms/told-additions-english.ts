import { addition, type NewPart, type ToldAddition } from './told-addition.ts';

const opening = '(?:(?:also|and|plus|oh|then|but|ok|so|hi|hey|hello|pls|please|btw)[, ]+)*';
const article = '(?:the |an? |any |some |my |our |its |their )?';
const reason =
  '(?<rest>[.;,–-]+ ?(?!(?:and|also|plus) ).*| (?:because|cos|cuz|since|so|as|in case|or|otherwise|if|when) .*)?';
const politely = '(?: too| also| as well| please| pls| plz| thanks| thx)*';
const place = '(?: (?:on|in|into|to|onto) (?:there|here|it|this|that|the (?:list|form|app)))?';
const input = '(?:spot|place|space|room|field|box|column|line|section|slot|bit)';

/** A question that each row answers. */
const question =
  '(?:whether|who|how (?:many|much|long|far|often)|where|when|which|what) (?!do |does |can |is (?:it|this) |are (?:they|these) |about )[^,.;?]{3,45}?';

/** "pronouns and an emergency contact": each part by itself. */
const addEach = (list = ''): readonly NewPart[] =>
  list
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/i)
    .map((part) => part.replace(/^(?:the|an?|any|some|also|their|its|our|my)\s+/i, '').trim())
    // The apostrophe of "renter's phone" was left out.
    .map((part) => part.replace(/(?<=\p{L}) s (?=\p{L})/u, "'s "))
    .filter((part) => part !== '')
    .map((text) => ({ text }));

/** Words that name no part of the rows. */
const noPart =
  /\b(?:it|them|this|that|these|those|page|screen|tab|list|button|everything|something|anything|one|ones|more|less|colou?rs?|theme|mode|font|bigger|smaller|different|export|reminders?|dark|light)\b/i;

const each = (list = ''): readonly NewPart[] | undefined =>
  noPart.test(list) || list.length > 80 ? undefined : addEach(list);

/** Wishes for new parts beside reasons and complaints, tried before all others. */
export const toldAdditionsEnglish: readonly ToldAddition[] = [
  // "what she actually meant by it, its usually not obvious", "who was skip that day, both teams".
  addition(
    `${opening}(?<part>(?:who (?:was|were)|(?:what|which) (?:he|she|they|people|everyone)(?: \\w+ly)? (?:\\w+ed|meant|said|did|brought|took|wore|ate|felt|thought|gave|made|chose|bought|sold|paid|got|lost|found|saw|heard|wrote|sang|drank)) ?[^,.;?]{0,40}?)${politely}(?:[,.;-]+ .*)?`,
    ({ part }) =>
      part === undefined || /\b(?:app|kilim|you)\b/i.test(part) ? undefined : [{ text: part.trim() }],
  ),
  // "how many yards it takes, and the deposit they left".
  addition(
    `${opening}(?<part>how (?:many|much) \\w+ (?:it|they|he|she|each|we|i) [^,.;?]{3,30}?), (?:and|plus|also) ${article}(?<next>[^,.;?]{3,30}?)${politely}`,
    ({ part, next }) => [
      ...(each(part) ?? [{ text: part ?? '' }]),
      ...(each(next) ?? [{ text: next ?? '' }]),
    ],
  ),
  // "setter should be recorded (Azed, Paul and so on)", "casing pipe length and yield also to be entered".
  addition(
    `${opening}${article}(?<part>(?!(?:it|this|that|they|there|we|i)\\b)[^.,;?(]{3,45}?) (?:(?:should|must|has to|needs to|ought to)(?: also)?|also to|to) be (?:recorded|noted|entered|logged|tracked|captured|written(?: down)?)${politely}(?: ?[,;(].*)?`,
    ({ part }) => each(part),
  ),
  // "conductor should go on every entry, usually Nigel".
  addition(
    `${opening}${article}(?<part>(?!(?:it|this|that|they|there|we|i)\\b)[^.,;?]{3,30}?) (?:should|must|has to|needs to|ought to) (?:also )?(?:go|be|sit|appear|show|be written|be noted) (?:on|in|with|for) (?:every|each) (?:entry|record|row|form|card|one|line|visit|job|booking)${politely}(?:,? .*)?`,
    ({ part }) => each(part),
  ),
  // "where it happened would be good, half of them are in Kerala".
  addition(
    `${opening}(?<part>(?:where|who|when|which|how \\w+|whether|what) [^.,;?]{3,40}?) (?:would|wud|might|could) (?:also |really |still )?(?:be (?:so |very |really )?(?:nice|good|great|grand|lovely|handy|useful|helpful|cool|brilliant|perfect|ideal)|help)(?: to (?:know|have|see))?${politely}${reason}`,
    ({ part = '' }) => [{ text: part }],
  ),
  // "how many hours they did, and whether the linen was changed".
  addition(
    `${opening}(?<one>${question}),? (?:and|plus|also) (?:also )?(?<other>${question})${politely}(?:[.;] ?.*)?`,
    ({ one = '', other = '' }) => [{ text: one }, { text: other }],
  ),
  // "needs a spot for accommodations, my principal asks about them".
  addition(
    `${opening}(?:it |this |each one |every one |there )?(?:really |just )?(?:needs?|wants?|should have|must have|could use|could do with|is missing|s missing|missing|lacks?) (?:to have )?(?:an? |some )?(?:extra |separate |new )?${input} (?:for|to (?:put|write|note|record|enter|log)(?: down)?) ${article}(?<part>[^.,;:?]{3,40}?)${politely}${reason}`,
    ({ part }) => each(part),
  ),
  // "missing accessories field", "no allergy box".
  addition(
    `${opening}(?:you (?:are |re )?|there (?:is|s) |theres |its |it is |we are |were )?(?:missing|no) (?:an? |the |any )?(?<part>[^.,;:?]{3,30}?) (?:field|box|column|line|spot|space)${politely}${reason}`,
    ({ part }) => each(part),
  ),
  // "gotta have a daily rate and the renter's phone".
  addition(
    `${opening}(?:i |we |you |it )?(?:gotta|got to|have got to|ve got to|have to|has to|must|really need to|need to) (?:also )?have ${article}(?<list>[^.;:?]{3,80}?)${politely}(?:[.;] ?.*)?`,
    ({ list }) => each(list),
  ),
  // "can we get pronouns and an emergency contact on this".
  addition(
    `${opening}(?:can|could|may) (?:i|we|you|u) (?:please |pls |also )?(?:get|have|put|add|include|fit|squeeze|stick) (?:in )?${article}(?<list>[^.;:?,]{3,60}? (?:and|&|plus) [^.;:?,]{3,40}?)${place}${politely}`,
    ({ list }) => each(list),
  ),
  addition(
    `${opening}(?:can|could|may) (?:i|we) (?:please |pls |also )?(?:get|have) ${article}(?<part>[^.;:?,]{3,40}?)(?: too| also| as well)+(?: please| pls| thanks)?`,
    ({ part }) => each(part),
  ),
  // "cracked ones separately, so a number for broken eggs".
  addition(
    `(?:[^.;?!]{3,60}?, ?)?${opening}(?:add |just |only |have |put |we need |i need |need )*an? (?<kind>number|count|date|tick|checkbox|tick ?box|note|field|box) (?:for|of) ${article}(?<part>[^.,;:?]{3,40}?)${politely}${reason}`,
    ({ part = '', kind = '' }) =>
      each(part)?.map((each) => ({
        ...each,
        ...(/^(?:number|count)/i.test(kind) && { type: 'number' as const }),
        ...(/^(?:tick|check)/i.test(kind) && { type: 'boolean' as const }),
      })),
  ),
  // "power draw in mA so i dont fry the supply again".
  addition(
    `${opening}${article}(?<part>[a-z]+(?: [a-z]+){0,3}) in (?<unit>[a-z]{1,12})${politely} (?:so|because|cos|since|in case|as) (?:i|we|they|it|the|my|people) .*`,
    ({ part = '', unit = '' }) => (each(part) === undefined ? undefined : [{ text: part, unit }]),
  ),
];
