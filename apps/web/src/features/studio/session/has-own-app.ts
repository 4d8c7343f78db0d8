import type { DocumentState } from '../document/document-state.ts';

/** Files of a new project: a start screen and package.json. */
const starterFiles = 2;

/** Whether the project holds more than the start screen of a new project. */
export const hasOwnApp = ({ revision, files }: Pick<DocumentState, 'revision' | 'files'>): boolean =>
  revision > 1 || files.size > starterFiles;
