/** Words of five letters that everybody knows. */
export const words = [
  'apple beach bread brick brush cabin candy chair chess clock cloud coast couch cream crown dance',
  'dream dress eagle earth field flame flute fruit ghost giant glass globe grape green guide happy',
  'heart horse hotel house jelly juice knife laugh lemon light lunch magic maple medal melon money',
  'month mouse music night north ocean olive onion orbit paint paper party peach pearl piano pilot',
  'pizza plane plant plate queen quiet radio river robin sauce scarf shape sheep shirt shore skirt',
  'smile snack snake south space spoon sport stage stone storm story sugar sweet table tiger toast',
  'torch tower train truck uncle voice water whale wheat wheel white world write young zebra',
].flatMap((line) => line.split(' '));

/** Letters of the keyboard by row. */
export const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'en-GB';
