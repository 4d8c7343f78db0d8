// Screens of a project as their code has them: read into elements with the places of what may change, and changed by the
// smallest edits of that code. Pure; the parser is given: docs/rules/designer.md#two-way-editing
export * from './edit.ts';
export * from './edit-source.ts';
export { structureLock } from './edit-structure.ts';
export { chooseLayer, lastProperty } from './edit-style.ts';
export * from './list-font-families.ts';
export * from './list-screens.ts';
export { type ProjectTexts } from './module-facts.ts';
export * from './parse.ts';
export { placeLock } from './place-element.ts';
export * from './project-colors.ts';
export * from './read-screen.ts';
export * from './screen.ts';
export { type PictureInput, type SnippetName, snippetNames } from './snippets.ts';
export * from './source-history.ts';
