import pluralize from 'pluralize';

// The library's rules are changed for all its users, and nothing else here uses it. These are words of this domain that it
// inflects wrongly.
const uncountable = [
  'feedback',
  'furniture',
  'luggage',
  'baggage',
  'money',
  'cash',
  'data',
  'clothing',
  'clothes',
  'homework',
  'housework',
  'laundry',
  'music',
  'water',
  'weather',
  'software',
  'gas',
  'progress',
  'bread',
  'staff',
  'sleep',
  'blood pressure',
  'jewellery',
  'jewelry',
];
const irregular: readonly (readonly [one: string, many: string])[] = [
  ['cookie', 'cookies'],
  ['calorie', 'calories'],
  ['selfie', 'selfies'],
  ['movie', 'movies'],
  ['zombie', 'zombies'],
  ['glasses', 'glasses'],
  ['base', 'bases'],
  ['database', 'databases'],
  ['virus', 'viruses'],
  ['bus', 'buses'],
  ['status', 'statuses'],
  ['photo', 'photos'],
  ['memo', 'memos'],
  ['yoyo', 'yoyos'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['cactus', 'cacti'],
  ['bonsai', 'bonsais'],
  ['foot', 'feet'],
  ['specimen', 'specimens'],
  ['regimen', 'regimens'],
];
for (const word of uncountable) pluralize.addUncountableRule(word);
for (const [one, many] of irregular) pluralize.addIrregularRule(one, many);

const neverSingular = /(?:ss|us|is|news|series|fitness|gas|bus|lens|chess|tennis|yoga)$/i;

/** Changes the last word only: "dog walks" → "dog walk". */
const changeLast = (noun: string, change: (word: string) => string): string => {
  const at = noun.lastIndexOf(' ') + 1;
  return noun.slice(0, at) + change(noun.slice(at));
};

export const pluralEnglish = (noun: string): string => changeLast(noun, (word) => pluralize.plural(word));

export const singularEnglish = (noun: string): string =>
  changeLast(noun, (word) => (neverSingular.test(word) ? word : pluralize.singular(word)));

const silentStart = /^(?:hour|honest|honou?r|heir)/i;
const spokenWithConsonant = /^(?:uni(?!n|m)|use|usu|usa|eu|one\b|once\b|ukulele|url\b|ux\b)/i;
const spokenLetters = /^(?:[aefhilmnorsx])(?:[A-Z0-9]|\b)/;

/** 'a' or 'an' by the sound of the first word: an hour, a unit, an SMS. */
export function articleFor(noun: string): 'a' | 'an' {
  if (silentStart.test(noun)) return 'an';
  if (spokenWithConsonant.test(noun)) return 'a';
  if (/^[A-Z]{2,}/.test(noun))
    return spokenLetters.test(noun.charAt(0).toLowerCase() + noun.slice(1)) ? 'an' : 'a';
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
