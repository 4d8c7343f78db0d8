// What kind of thing a word stands for, by lists of words: "köpek" is an animal, "kilo" a measure. By these kinds the tagger of
// descriptions learns about words that no text has which it was fitted to. Pure; nothing else relies on it.
export { classFeatures } from './class-features.ts';
export { classesOf } from './class-of-word.ts';
