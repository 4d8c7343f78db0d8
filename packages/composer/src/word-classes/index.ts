// What kind of thing a word stands for, by lists of words: "köpek" is an animal, "kilo" a measure. The taggers learn from these
// kinds about words that no text which they were fitted to has. Pure; nothing else relies on it.
export { classFeatures } from './class-features.ts';
export { classesOf } from './class-of-word.ts';
