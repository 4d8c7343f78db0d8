/** Short and spoken spellings of English messages, with what they stand for. */
const spellings: Readonly<Record<string, string>> = {
  abt: 'about',
  appt: 'appointment',
  appts: 'appointments',
  b4: 'before',
  bday: 'birthday',
  bdays: 'birthdays',
  cuz: 'because',
  gimme: 'give me',
  gonna: 'going to',
  gotta: 'have to',
  lil: 'little',
  luv: 'love',
  msg: 'message',
  msgs: 'messages',
  ppl: 'people',
  sesh: 'session',
  smth: 'something',
  somethin: 'something',
  sth: 'something',
  sumthing: 'something',
  sumthin: 'something',
  thru: 'through',
  ur: 'your',
  wanna: 'want to',
  wk: 'week',
  wks: 'weeks',
  yr: 'year',
  yrs: 'years',
  kno: 'know',
  hav: 'have',
  wud: 'would',
  cud: 'could',
  shud: 'should',
  wit: 'with',
  evry: 'every',
  evrything: 'everything',
  urself: 'yourself',
  favs: 'favourites',
  pics: 'pictures',
  vids: 'videos',
};

/** "plannin", "playin": spoken forms of these verbs. */
const spokenForms =
  /\b(plann|play|keep|track|mak|sell|book|cook|runn|lift|train|sav|shar|buy|bring|com|do|go|gett|hav|look|work|shopp|mov|pay|writ|read|stay|travell?|practis|practic|coach|teach|learn|walk|rid|fish|hunt|bak|brew|paint|plant|water|feed|count|collect|deliver|clean|organi[sz]|manag)in\b(?!['’])/gi;

const after4 =
  /\b(app|apps|tracker|planner|list|log|diary|journal|game|quiz|something|one|tool|site|board|notes?|chart|calendar) 4 (?!players?\b|people\b|levels?\b|rounds?\b|questions?\b|lives\b)(?=[a-z])/gi;
// "need 2 lists" counts.
const after2 =
  /\b(something|app|place|way|want|need|trying|try|how|easy|able|going|somewhere) 2 (?=[a-z]+(?<!s)\b)/gi;

/**
 * A message as it would be written at leisure: "sumthing 2 log my gym sesh" is "something to log my gym session". Numbers
 * that count stay: "2 cats", "4 rounds".
 */
export const withoutTextspeak = (text: string): string =>
  text
    .replaceAll(/\b[a-z]{1,10}\d?\b/gi, (word) => {
      const written = spellings[word.toLowerCase()];
      return written !== undefined && Object.hasOwn(spellings, word.toLowerCase()) ? written : word;
    })
    .replaceAll(spokenForms, '$1ing')
    .replaceAll(after4, '$1 for ')
    .replaceAll(after2, '$1 to ')
    .replaceAll(/(?<=[a-z,]) n (?=[a-z])/gi, ' and ')
    .replaceAll(/(?<=[a-z,]) w\/? (?=[a-z])/gi, ' with ');
