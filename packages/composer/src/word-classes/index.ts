// What kind of thing a word stands for, by lists of words: "köpek" is an animal, "kilo" a measure. By these kinds the taggers learn
// about words that no text has which they were fitted to. The lists also tell which words have no ending that could be left
// out. Pure.
export { classesOf } from './class-of-word.ts';
export { englishMeaning } from './english-meaning.ts';
export { isBaseWord } from './is-base-word.ts';
