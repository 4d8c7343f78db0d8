export { fieldCatalogue } from './field-catalogue.ts';
export { isUnknownText, sampleField } from './field-samples.ts';
export { fieldWords } from './field-words.ts';
export { localiseValue, resolveEntity } from './resolve-entity.ts';
export { localiseField, resolveField } from './resolve-field.ts';
export type { Subject } from './subject.ts';
export { subjects } from './subjects/index.ts';
