import { wordSet } from './word-list.ts';

/** Words without a meaning of their own, by what they do in a sentence. */
export const articles = wordSet(
  'a an the this that these those some any every each all both another few several',
);
export const possessives = wordSet('my our your their his her its');
export const prepositions = wordSet(`
  for at in on by with from to of about into onto over under after before between per via near around during until till since
  without within as like through against across off behind beside inside outside`);
export const pronouns = wordSet(`
  i we you u they he she it me us them who someone somebody anyone anybody everyone everybody im ive id ill wed weve youre theyre
  any1 some1 everyone1 myself ourselves`);
/** After one of these stands a verb. */
export const subjectPronouns = wordSet(
  'i we you u they he she who someone everyone everybody people somebody',
);
export const auxiliaries = wordSet(`
  am are is was were be been being do does did have has had having will would shall should can could may might must cant dont didnt
  doesnt isnt arent wont couldnt hasnt havent its thats lets gonna going got`);
export const adverbs = wordSet(`
  just only also too very really maybe always never often usually mostly still already ever even so then there here basically
  actually simply please pls plz kindly currently sometimes mainly again together now today everywhere lol quite pretty bit
  all well jus jst not no yes once twice daily weekly monthly yearly`);
export const conjunctions = wordSet(
  'and or but because so if when while whether than then plus nor though although where',
);
/** Words that open a message and say nothing. */
export const greetings = wordSet(`
  hi hello hey hiya heya yo sup ok okay so well right basically morning afternoon evening dear folks guys thanks thank cheers pls
  please plz sorry um erm uh oh ah there everyone all sir madam team lol btw fyi good greetings howdy wanted notice idea help needed
  looking hallo respected kindly mate mates bro dude`);
/** Nouns that stand for whatever follows. */
export const placeholders = wordSet(`
  something anything sumthing somthing somethin somethign smthing smth thing things place way ways solution page spot somewhere space help stuff means idea method system
  one app apps application website site webapp program software platform tool prototype project list`);
