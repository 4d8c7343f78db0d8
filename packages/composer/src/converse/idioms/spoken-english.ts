import { type Idiom, idiom } from './read-idioms.ts';

const politely = '(?: too| also| as well| please| pls| plz| thanks)*';
const reason =
  '(?:[,;.–-]+ ?.*| (?:because|cos|cuz|bc|since|so that|so i|so we|as i|as we|its|it s|i m|we re) .*)?';
const article = '(?:the |that |this |an? |some |my |our |one )?';
const page = '(?:screen|page|tab|section)';
const thing = '(?: thing| field| bit| box| stuff| column| part| line)?';

/** Another question of the same message: "who came with me". */
const question = '(?:who|where|when|what|why|how) .{3,50}?';

const listOf = (list: string): string =>
  list
    .replace(/^(?:of|with|between|from|like|as)\s+/i, '')
    .replace(/\s+(?:instead of|rather than|so that|so i|so we|because|not)\s.*$/i, '');

/** Wishes as people say them, tried when nothing else was understood. */
export const spokenEnglish: readonly Idiom[] = [
  // "make the category required and use Food, Gas, Rent, Fun".
  idiom(
    `(?:make|set) ${article}(?<part>[^,]{2,40}?) (?<rule>required|mandatory|optional) (?:and|,) (?:only )?(?:use|allow|have|with|let it be) (?<list>[^:]{5,200})`,
    ({ part, rule, list = '' }) => [`make ${part} ${rule}`, `make ${part} a choice of ${listOf(list)}`],
  ),
  // "rename whats wrong to Fault and make it a dropdown: jam, leak".
  idiom(
    `rename ${article}(?<old>[^,]{2,40}?) (?:to|as|into) (?<next>[^,]{2,40}?)(?:,| and) (?:make|turn) it (?:into )?(?:an? )?(?:drop ?down|choice|pick ?list|select)(?: list)?[:,]? (?<list>[^:]{5,200})`,
    ({ old, next, list = '' }) => [`rename ${old} to ${next}`, `make ${next} a choice of ${listOf(list)}`],
  ),
  // "condition should be a pick list, good, worn or broken", "make substrate a choice of bark, rock or soil".
  idiom(
    `(?:make |turn )?${article}(?<part>[^,:]{2,40}?)(?: field)? (?:should be|to be|must be|into|as|be|a)? ?(?:an? )?(?:drop ?down|choice|select|pick ?list|selection|multiple choice)(?: list)?[:,]? (?<list>[^:]{5,200})`,
    ({ part, list = '' }) => [`make ${part} a choice of ${listOf(list)}`],
  ),
  // "receipt number also, and payment mode as cash, upi or cheque".
  idiom(
    `(?<first>[^,:]{2,60}?)${politely}(?:,| and|, and) (?<part>[^,:]{2,30}?) as (?<list>[^:]{3,120}(?:,| or )[^:]{2,60})`,
    ({ first, part, list = '' }) => [
      /^(?:add|remove|rename|change|make|sort|group)\b/i.test(first ?? '') ? (first ?? '') : `add ${first}`,
      `add ${part}: ${listOf(list).replaceAll(/,?\s+or\s+/gi, ', ')}`,
    ],
  ),
  idiom(
    '(?:add |and )?(?<part>[^,:]{2,30}?) as (?<list>[^:,]{2,40}(?:, ?[^:,]{2,40})*,? or [^:,]{2,40})',
    ({ part, list = '' }) => [`add ${part}: ${listOf(list).replaceAll(/,?\s+or\s+/gi, ', ')}`],
  ),
  // "we need another page for match scores", "oh and a page for patterns".
  idiom(
    `(?:(?:oh|and|also|plus|then)[, ]+)*(?:(?:i|we) (?:also )?(?:need|want|would like|d like|d love|would love) |can (?:i|we) (?:have|get) |there should be |add |put |put in )?(?:an?|another|one|one more|a new|an extra|a separate) (?:separate |new |extra |own |other )*(?:${page}|list) (?:just )?(?:for|with|of|to (?:write|put|keep|track|record)) ${article}(?<rows>[^,]{2,40}?)${politely}(?:,? (?:to|so|where|because) .*)?`,
    ({ rows }) => [`add a page for ${rows}`],
  ),
  // "stick a summary tab on so I see the week".
  idiom(
    `(?:stick|chuck|pop|slap|throw|whack|bung|put|drop|get|give (?:me|us)|add) (?:in |on )?${article}(?<part>[^,]{2,40}?) ${page}(?: on| in| there)?(?: (?:so|to|where|for|with|that) .*)?`,
    ({ part }) => [`add a ${part} screen`],
  ),
  idiom(
    `(?:stick|chuck|pop|slap|throw|whack|bung|put|drop) (?:in |on )?${article}(?<part>[^,]{2,40}?)(?: on| in| there| in there| on there| in it)*${politely}`,
    ({ part }) => [`add ${part}`],
  ),
  // "can i put the breed in too".
  idiom(
    `(?:can|could|may|should) (?:i|we|you|people) (?:also )?(?:put|write|enter|record|note|log|save) ${article}(?<part>[^,]{2,50}?)(?: in| in there| in it| on there| on it| there| down| here)*${politely}(?: somewhere)?[?]?`,
    ({ part }) => [`add ${part}`],
  ),
  // "can we have the ram as well so I know the father".
  idiom(
    `(?:can|could) (?:i|we) (?:please )?(?:have|get|see) ${article}(?<part>[^,]{2,40}?)(?: too| also| as well)(?: .*)?`,
    ({ part }) => [`add ${part}`],
  ),
  // "can a person write what flowers they bring and the phone number".
  idiom(
    `(?:can|could|should) (?:an? |the |every |each )?\\S+ (?:also )?(?:write|enter|put|say|note|give|record) (?:down )?${article}(?<part>[^,?]{2,80}?)`,
    ({ part }) => [`add ${part}`],
  ),
  // "amount in millilitres as number please".
  idiom(
    `(?:the )?(?<part>[^,]{2,30}?) in (?<unit>millilit\\w+|lit\\w+|grams?|kilos?|kg|pounds?|lbs?|ounces?|oz|miles?|km|kilomet\\w+|met\\w+|cm|inches|feet|minutes?|hours?|days?|celsius|fahrenheit|percent)(?: as (?:an? )?numbers?)?${politely}${reason}`,
    ({ part, unit }) => [`${part} in ${unit}`],
  ),
  // "take the address off".
  idiom(`take ${article}(?<part>[^,]{2,40}?)${thing} (?:off|out|away)${politely}${reason}`, ({ part }) => [
    `remove ${part}`,
  ]),
  // "which drawer its in", "could you add which song they're working on".
  idiom(
    '(?:(?:can|could|please|also|and) (?:you |we |i )?)*(?:add |put |write )?which (?<part>[a-z]+(?: [a-z]+)?) (?:it|they|he|she|i|we)(?: s| re| is| are|s)? .{2,40}?[?]?',
    ({ part }) => [`add ${part}`],
  ),
  // "let me pick status: draft, sent, overdue".
  ...['make the # a choice of', 'add #:'].map((wish) =>
    idiom(
      '(?:let (?:me|us|people) |(?:i|we) (?:want|need) to )?(?:pick|choose|select) (?:the |an? )?(?<part>[^:]{2,30}): ?(?<list>[^:]{5,160})',
      ({ part = '', list = '' }) => [`${wish.replace('#', part)} ${list}`],
    ),
  ),
  // "anything over 8 should say too warm".
  idiom(
    '(?:anything|everything|all|values?|numbers?) (?<side>over|above|more than|below|under|less than) (?<limit>\\d+)(?: \\S+)? (?:should|must|has to) (?:say|show|be marked(?: as)?|be labelled) (?<label>.{2,30})',
    ({ side = '', limit, label }, spec) => {
      const field = spec.entities[0]?.fields.find(({ type }) => type === 'number' || type === 'money');
      const way = /^(?:below|under|less)/i.test(side) ? 'below' : 'above';
      return field && [`when ${field.label} goes ${way} ${limit} say ${label}`];
    },
  ),
  // "dont say customer say owner".
  idiom(
    '(?:dont|don t|do not|never|stop) (?:say(?:ing)?|call(?:ing)? (?:it|them)|writ(?:e|ing)|us(?:e|ing)),? (?:the )?(?<old>[^,]{2,30}?),? (?:but |just )?(?:say|call (?:it|them)|write|use) (?:the )?(?<next>[^,]{2,30})',
    ({ old, next }) => [`rename ${old} to ${next}`],
  ),
  // "put them in number order".
  idiom(
    '(?:put|show|list|sort|have|keep) (?:them|it|everything|all|the list) (?:all )?(?:in|by) (?<part>[a-z]+(?: [a-z]+)?) order(?:,? (?:not|instead|rather) .*)?',
    ({ part }) => [`sort by ${part}`],
  ),
  // "my doctor wants pulse as well".
  idiom(
    `(?:my|the|our|his|her) \\S+ (?:also )?(?:wants?|needs?|asked for|asks for|is asking for|keeps asking for|insists on) ${article}(?<part>[^,]{2,40}?)${politely}`,
    ({ part }) => [`add ${part}`],
  ),
  // "somewhere to write tasting notes would be grand".
  idiom(
    `(?:i need |we need |add )?(?:somewhere|some ?place|a place|a spot|a space|room) (?:for |to (?:write|put|note|enter|record|jot|log|add|keep|type|save|track)(?: down)? |for (?:writing|noting|recording) )${article}(?<part>[^,]{2,40}?)(?: would be .*| please| pls| too)?`,
    ({ part }) => [`add ${part}`],
  ),
  idiom(
    `${article}(?<part>[^,]{2,50}?) would (?:also |really )?(?:be (?:nice|good|great|grand|lovely|handy|useful|helpful|cool|brilliant|perfect|class|deadly)|help)(?: .*)?`,
    ({ part = '' }) =>
      /(?:list|page|screen|tab|view|button|mode|version)$/i.test(part) ? undefined : [`add ${part}`],
  ),
  // "one photo for each saree is must".
  idiom(
    `${article}(?<part>[^,]{2,30}?)(?: (?:for|of|on) (?:each|every|all) \\S+(?: \\S+)?)? (?:is|are) (?:also )?(?:an? )?(?:must|compulsory thing|needed|required|essential|necessary|missing|important)${politely}`,
    ({ part }) => [`add ${part}`],
  ),
  // "dye lot please, and group it by weight".
  idiom(
    `(?:also |and )?${article}(?<part>[^,]{2,30}?)${politely},? (?:and|also) (?<rest>(?:group|sort|remove|delete|rename|change|make|move|show|hide|add) .{3,80})`,
    ({ part, rest }) => [`add ${part}`, rest ?? ''],
  ),
  // "also difficulty pls, and who came with me".
  idiom(
    `(?:also |and |add )?${article}(?<part>[^,]{2,40}?)${politely},? and (?<other>${question})${politely}`,
    ({ part = '', other = '' }) =>
      /^(?:who|what|where|when|why|how|which)\b/i.test(part) ||
      /\b(?:do|does|can|is|are) (?:i|we|it)\b/i.test(other)
        ? undefined
        : [`add ${part}`, `add ${other}`],
  ),
  // "dye lot please".
  idiom(
    `(?:also |and |plus |oh )*${article}(?<part>[a-z]+(?: [a-z]+){0,2})(?: too| also| as well| please| pls| plz)+`,
    ({ part }) => [`add ${part}`],
  ),
  // "add the class of the child who claimed it".
  idiom(
    `(?:add|include|record|note|put) (?:the |their |its )(?<part>[a-z]+(?: [a-z]+)?) (?:of|for) (?:the|each|every|whoever|their|my|our) .{3,60}`,
    ({ part }) => [`add ${part}`],
  ),
  // "lose the mood thing, I'm always in a bad one".
  idiom(
    `(?:just )?(?:lose|bin|ditch|scrap|nuke|dump|chop|kill|axe|cut|drop|remove|delete|get rid of|take out|take off|comot) ${article}(?<part>[^,;.]{2,40}?)${thing}${politely}${reason}`,
    ({ part }) => [`remove ${part}`],
  ),
  // "i dont take deposit any more so remove it".
  idiom(
    `(?:i|we) (?:dont|don t|do not|never|no longer) (?:take|use|need|do|want|have|record|track|collect|charge|ask for|care about) (?:the |any |an? |that )?(?<part>[^,;.]{2,30}?)(?: again| any ?more| anyway| at all| here| now)*[,.;]?(?: so| and)? (?:just |please )?(?:remove|delete|drop|hide|lose|comot|cut|bin|take) (?:it|that|this|them)(?: out| off| away)?(?: please)?`,
    ({ part }) => [`remove ${part}`],
  ),
  // "amount must not be less than 500, refuse it if it is".
  idiom(
    '(?<rule>[^,]{5,80} \\d+\\S*)(?:,| and|;) (?:just )?(?:refuse|reject|block|stop|dont|don t|do not) .{2,40}',
    ({ rule }) => [rule ?? ''],
  ),
  // "can they be bunched together by bed rather than one long list", "by artist please".
  idiom(
    '(?:(?:can|could|should) (?:they|it|these|those|everything|the list|all) be (?:bunched|bundled|clustered|lumped|put|grouped|split|divided|separated)(?: together| up)? )?(?:by|under(?: each| every)?|per) (?<part>[a-z]+(?: [a-z]+)?)(?: (?:please|pls|plz|rather than|instead of|not) ?.*)?',
    ({ part }) => [`group by ${part}`],
  ),
  idiom(
    '(?:bunch|bundle|cluster|lump|split|divide|separate|put) (?:them|it|these|those|everything|the list|all)(?: all)?(?: together| up)? by (?<part>[a-z]+(?: [a-z]+)?)(?: .*)?',
    ({ part }) => [`group by ${part}`],
  ),
  // "put them under each wedding instead of one giant list".
  idiom(
    '(?:put|list|show) (?:them|these|those|it|everything) (?:all )?under (?:each|every|their|the) (?<part>[a-z]+(?: [a-z]+)?)(?: (?:instead|rather|not) .*)?',
    ({ part }) => [`group by ${part}`],
  ),
  // "make notes bigger so I can write a whole paragraph".
  idiom(
    '(?:make|let) (?:the )?(?<part>[^,]{2,30}?)(?: field| box)? (?:be )?(?:bigger|longer|larger|multi ?line|several lines)(?: (?:so|to|for) .*)?',
    ({ part }) => [`make ${part} a long text`],
  ),
  // "the condition, like new, worn or needs mending".
  idiom(
    `(?:(?:can|could|should|let) (?:an? |the )?\\S+ (?:put|write|enter|choose|pick|say) )?${article}(?<part>[^,]{2,30}?),? (?:like|such as|for example|eg|e g) (?<list>[^:?]{4,100}(?:,| or )[^:?]{2,40})[?]?`,
    ({ part, list = '' }) => [`add ${part}: ${listOf(list).replaceAll(/,?\\s+or\\s+/gi, ', ')}`],
  ),
  // "shelf can go".
  idiom(
    `${article}(?<part>[^,]{2,30}?)${thing} (?:can|has to|have to|needs to|must|should) (?:go|leave|disappear)${politely}`,
    ({ part }) => [`remove ${part}`],
  ),
  // "swap runner for athlete".
  idiom(
    '(?:swap|switch|exchange) (?:the )?(?<old>[^,]{2,30}?) (?:for|to|with|into) (?:the )?(?<next>[^,]{2,30})',
    ({ old, next }) => [`rename ${old} to ${next}`],
  ),
  // "put a due back date in".
  idiom(`(?:put|get|add) ${article}(?<part>[^,]{2,40}?) (?:in|on)${politely}`, ({ part }) => [`add ${part}`]),
  // "split it by borrower".
  idiom(
    '(?:split|divide|separate|break) (?:it|them|everything|the list)(?: up)? by (?<part>.{2,30})',
    ({ part }) => [`group by ${part}`],
  ),
  // "worst ones at the bottom".
  idiom('(?:the )?(?:worst|lowest|bad)(?: ones?)? (?:at the |to the )?(?:bottom|end|last)', () => [
    'sort by rating, highest first',
  ]),
  // "too grey. something sunny, yellow maybe".
  idiom(
    '(?:it s |its |it is |looks )?too \\S+[.,;–-]+ ?(?:can (?:it|we|you) |make it |i want |maybe |try )?(?<rest>.{3,60})',
    ({ rest = '' }) => [
      rest
        .replaceAll(/\b(?:something|anything|sunny|maybe|perhaps|more|a bit|kind of|kinda|like)\b,?/gi, ' ')
        .trim(),
    ],
  ),
];
