import { isFieldName, limitedField, spacedList } from './named-fields.ts';
import { isWish } from './numbered-wishes.ts';
import { type Idiom, idiom } from './read-idioms.ts';

const opening = '(?:(?:also|and|plus|oh|then|but|ok|so)[, ]+)*';
const politely =
  '(?: (?:too|also|as well|please|pls|plz|thanks|thank you|ta|cheers|ofc|of course|obviously|obvs|if (?:you|u) can|yet|instead))*';
const reason =
  '(?:[.;,–-]+ ?.*| (?:because|cos|cuz|since|if (?:thats|that s|its|it s|it is|possible|poss|you dont mind|you don t mind)|like if|in case|so|would (?:help|be)) ?.*)?';
const subject = '(?:it|its|they|theyre|he|she|i|we|(?:the|each|her|his|their|my|our) \\S+)';
const done =
  '(?:\\w+ed|gave|brought|took|paid|made|bought|sold|did|got|won|lost|sent|taught|ate|drove|led|ran|said|wrote|baked|has|had)';
/** "who made this app", "when do i …": a question, no part. */
const isQuestion =
  /\b(?:do|does|did|can|could|will|is|are|should) (?:i|you|it|we|this|there)\b|\b(?:app|kilim|you)\b/i;

const asPart = (part: string): readonly string[] | undefined =>
  isQuestion.test(part) ? undefined : [`add ${part}`];

/** Follow-ups that name what is missing without a verb that says so, tried last. */
export const barePartsEnglish: readonly Idiom[] = [
  // "make shift a choice of early late or night".
  idiom(
    '(?:make |turn )?(?:the )?(?<part>[^,:]{2,30}?) (?:into )?(?:an? )?(?:choice|drop ?down|pick ?list) (?:of|from|with|between) (?<list>[^,:]+ or [^,:]+)',
    ({ part, list = '' }) => [`make ${part} a choice of ${spacedList(list)}`],
  ),
  // "who donated it. the pastor wants that".
  idiom(`${opening}(?<part>who ${done}(?: [^,;.?]{2,40}?)?)${politely}${reason}`, ({ part = '' }) =>
    asPart(part),
  ),
  // "what day of the week its due would help".
  idiom(
    `${opening}what (?<part>day|time|month|year|colou?r|size|kind|type|brand|breed|shape|flavou?r)(?: of (?:the )?(?:\\S+))? ${subject}(?: [^,;.?]{2,30}?)?${politely}${reason}`,
    ({ part = '' }) => asPart(part),
  ),
  // "also whether her water broke", "how long it took".
  idiom(
    `${opening}(?<part>(?:whether|how (?:many|much|long|far|often)|when|where) ${subject} [^,;.?]{3,40}?)${politely}(?:\\. .*)?`,
    ({ part = '' }) => asPart(part),
  ),
  idiom(`${opening}(?<part>whether [^,;.?]{5,50}?)${politely}${reason}`, ({ part = '' }) => asPart(part)),
  // "condition out of 10".
  idiom(
    `${opening}(?:add )?(?:an? |the )?(?<part>[^,;.?]{3,30}? out of (?:5|10|five|ten))${politely}${reason}`,
    ({ part = '' }) => asPart(part),
  ),
  // "due date when they SHOULD pay me back".
  idiom(
    `${opening}(?:add )?(?:an? |the )?(?<part>(?:[a-z]+ )?(?:date|time|number|name|price|address|phone|notes?|cost|fee)) (?:when|where|that|which|for|of) (?:they|he|she|it|i|we|the|people) .{3,50}`,
    ({ part = '' }) => asPart(part),
  ),
  // "a spot for notes like if they had the runs".
  idiom(
    `${opening}(?:an? |some )?(?:spot|place|space|room|line|box) for (?:the |my )?(?<part>[^,;.?]{2,30}?)${politely} ?(?:like|in case|if|when|so|because) .{3,60}`,
    ({ part = '' }) => asPart(part),
  ),
  // "wheres the water pressure?? add it. low ok good".
  idiom(
    'where ?(?:s|is|are)? (?:the |my )?(?<part>[^,;.?]{2,30}?)[? ]+(?:please |pls |just )?add (?:it|that|them)(?:[.,:]? (?<list>.{3,60}))?',
    ({ part = '', list = '' }) => [list === '' ? `add ${part}` : `add ${part}: ${spacedList(list)}`],
  ),
  // "make pain a 1 to 10 thing not writing".
  idiom(
    '(?:make |let )?(?:the )?(?<part>[^,;.?(]{2,30}?) (?:be |should be |into |go )?(?:an? )?(?:number |scale |score )?(?:from )?\\((?<low>\\d)-(?<high>\\d+)\\)(?: .*)?',
    ({ part, low, high }) => [`make ${part} a number`, `${part} must be between ${low} and ${high}`],
  ),
  // "the limo only holds 8 so dont let me type more than 8".
  idiom(
    '(?<about>.{0,80}?)(?:dont|don t|do not|never|stop|cant|can t) (?:let |allow )?(?:me|us|them|anyone|people|it|staff)? ?(?:from )?(?:to )?(?:type|typing|enter|entering|put|putting|book|booking|write|writing|go|going|take|taking) (?:in )?(?:more than|over|above|past) (?<limit>\\d+)(?<rest>.*)',
    ({ about = '', limit, rest = '' }, spec) => {
      const label = limitedField(spec, `${about} ${rest}`);
      return label === undefined ? undefined : [`${label} must not exceed ${limit}`];
    },
  ),
  // "put them under each crew member insted of one long list".
  idiom(
    '(?:(?:can|could) (?:you|u|we) )?(?:put|list|show) (?:them|these|those|it|everything) (?:all )?under (?:each|every) (?<part>[a-z]+(?: [a-z]+)?) (?:instead|insted|rather|and|so|not|please|in) .*',
    ({ part }) => [`group by ${part}`],
  ),
  // 'call level "CEFR" thx'.
  idiom('call (?:the )?(?<old>[a-z]+(?: [a-z]+)?) (?<next>["“][^"”]{2,30}["”])(?: .*)?', ({ old, next }) => [
    `rename ${old} to ${next}`,
  ]),
  // "how many kids came out, need that".
  idiom(
    `${opening}(?<part>how (?:many|much|long|far|often) [^,;.?]{3,40}?),? (?:i |we )?need (?:it|that|this|them)(?: .*)?`,
    ({ part = '' }) => asPart(part),
  ),
  // "its residents not clients!! change it".
  idiom(
    '(?:its|it s|it is|they re|theyre|they are|thats|that s|we say) (?:called )?(?<next>[a-z]+(?: [a-z]+)?),? not (?:an? )?(?<old>[a-z]+(?: [a-z]+)?)(?:[!,. ].*)?',
    ({ old, next }) => [`rename ${old} to ${next}`],
  ),
  // "add the pitch when I arrived. Cheers".
  idiom(
    '(?:(?:can|could|would) (?:you|u) )?(?:kindly |please |pls )?add (?:the |an? |my )?(?<part>[^,;.?]{2,40}?) (?:when|so|because|since|as|cos|in case|for when) (?:i|we|they|he|she|you|my|the|it|people|[A-Z][a-z]+) .*',
    ({ part = '' }) => [`add ${part}`],
  ),
  // "can they be bunched under each site, top field bottom field".
  idiom(
    '(?:can|could) (?:they|it|these|everything) be (?:bunched|grouped|split|sorted|put|listed) (?:together )?(?:under|by) (?:each |the |their )?(?<part>[a-z]+(?: [a-z]+)?)(?:,.*)?',
    ({ part }) => [`group by ${part}`],
  ),
  // "any allergies box".
  idiom(
    `${opening}(?:any |an? |the )?(?<part>[a-z]+(?: [a-z]+){0,3}?) (?:box|field|column|line|space|spot)${politely}`,
    ({ part = '' }) => (isWish.test(part) ? undefined : [`add ${part}`]),
  ),
  // "photo of the tool so Terry stops saying it was a different drill".
  idiom(
    `${opening}(?:an? |the )?(?<part>[a-z]+(?: of (?:the |each |every )?[a-z]+)?) (?:so|because|in case|cos) .{5,80}`,
    ({ part = '' }, spec) => (isFieldName(part.replace(/ of .*/i, ''), spec) ? [`add ${part}`] : undefined),
  ),
  // "age class: novice or open".
  idiom(
    `${opening}(?:an? |the )?(?<part>[a-z]+(?: [a-z]+){0,2}): ?(?<list>[^:.]{2,40}(?:,| or |\\/)[^:.]{2,60})`,
    ({ part = '', list = '' }) => [`add ${part}: ${spacedList(list.replaceAll(/\s*\/\s*/g, ', '))}`],
  ),
  // "instead of just typing view make it sea / hill / car park lol".
  idiom(
    'instead of (?:just |me )*(?:typing|writing|entering) (?:the |in )?(?<part>[a-z]+(?: [a-z]+)?),? (?:make it|let me (?:pick|choose)|(?:i )?(?:pick|choose)|have|use) (?:from |between )?(?<list>.{5,100}?)(?: lol| haha| please| pls)?',
    ({ part, list = '' }) => [`make ${part} a choice of ${spacedList(list.replaceAll(/\s*\/\s*/g, ', '))}`],
  ),
  // "deposit is gone we scrapped it", "tempo out please, conductor changes it".
  idiom(
    '(?:the )?(?<part>[a-z]+(?: [a-z]+)?) (?:(?:is|has) gone(?:[,.]? .*)?|(?:out|off|away|gone)(?: please| pls| now)?(?:[,.] .*)?)',
    ({ part }) => [`remove ${part}`],
  ),
  // "signal report as well ofc".
  idiom(
    `${opening}(?:an? |the )?(?<part>[a-z]+(?: [a-z]+){0,3}?)(?: as well| too| also)${politely}${reason}`,
    ({ part = '' }) => asPart(part),
  ),
  idiom(
    `${opening}(?<part>[a-z]+(?: [a-z]+){0,2}) (?:obviously|ofc|of course|obvs)${reason}`,
    ({ part = '' }) => [`add "${part}"`],
  ),
  // "put them under headings by window".
  idiom(
    '(?:(?:put|show|sort|list) (?:them|it|everything|these) )?(?:under |with |into )?(?:headings?|headers?|sections?|groups?) (?:by|per|for each|of each) (?<part>[a-z]+(?: [a-z]+)?)(?: .*)?',
    ({ part }) => [`group by ${part}`],
  ),
  // "a separate page for equipment, each with a name and last checked date".
  idiom(
    `${opening}(?:(?:we|i)(?: d| would)?(?: also)? (?:like|need|want|love) |(?:can|could) (?:i|we) (?:have|get) |add )?(?:also )?(?:an? )?(?:separate|new|extra|own|second|other|another) (?:page|list|screen|tab|section) (?:for|of) (?:the |our |my )?(?<rows>[^,.:]{2,30}?),? (?:each |each one |all )?(?:with|having) (?:an? |its |their )?(?<fields>[^.:]{3,80}?)(?:[.!] ?.*)?`,
    ({ rows, fields }) => [`add a page for ${rows} with ${fields}`],
  ),
  // "dont need opponent. do need allergies, and the kickoff time".
  idiom(
    '(?:i |we )?(?:dont|don t|do not|no longer) need (?:the |an? )?(?<old>[^,;.]{2,30}?)[,;.] ?(?:(?:i|we|but) )*(?:do |just )?need (?<next>.{3,80})',
    ({ old, next = '' }) => [
      `remove ${old}`,
      ...next
        .split(/,\s*(?:and\s+)?|\s+and\s+/i)
        .map((part) => `add ${part.replace(/^(?:the|an?)\s+/i, '')}`),
    ],
  ),
  // "warn me under 3 kilos instead i bake more now".
  idiom(
    '(?:please )?(?:warn|tell|alert|remind) (?:me )?(?:when (?:its|it is|it s|there is|theres) )?(?:under|below|at less than|less than|at) (?<limit>\\d+)(?: .*)?',
    ({ limit }, spec) => {
      const field = spec.entities[0]?.fields.find(
        ({ type, formula }) => type === 'number' && formula === undefined,
      );
      return field && [`when ${field.label} goes below ${limit} say Low`];
    },
  ),
  // "plumber name".
  idiom('(?<part>[^\\s,.;?!]+(?: [^\\s,.;?!]+){0,2})', ({ part = '' }, spec) =>
    isFieldName(part, spec) ? [`add ${part}`] : undefined,
  ),
];
