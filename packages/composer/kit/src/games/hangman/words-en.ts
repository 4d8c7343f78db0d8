/** Words by what they name. */
export const topics = [
  {
    name: 'Animal',
    words: 'giraffe turtle squirrel penguin crocodile butterfly dolphin hedgehog stork camel'.split(' '),
  },
  {
    name: 'Food',
    words: 'pancake spaghetti sandwich pumpkin chocolate dumpling omelette biscuit pudding lasagne'.split(
      ' ',
    ),
  },
  {
    name: 'City',
    words: 'london paris istanbul chicago barcelona edinburgh toronto vienna lisbon sydney'.split(' '),
  },
  {
    name: 'Job',
    words: 'teacher engineer carpenter firefighter pharmacist pilot nurse plumber tailor lawyer'.split(' '),
  },
  {
    name: 'Thing',
    words: 'umbrella computer blanket teapot scissors ladder pillow keyboard backpack lantern'.split(' '),
  },
];

export const letters = ['abcdefghi', 'jklmnopqr', 'stuvwxyz'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'en-GB';
