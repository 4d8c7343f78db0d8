import { detectIntent } from '@kilim/app-kit';
import { fold } from '../language/fold.ts';
import type { Understanding } from '../understand/index.ts';

const appWords = /\b(?:uygulama|oyun|program|defter|app|application|game|tracker|project)/i;

/** The app that exists, in folded words: "uygulamaya … ekle", "create … in my app". */
const thisApp =
  /\b(?:uygulama(?:ya|da|dan|nin|yi|ma|mda|mi|min)|(?:bu|mevcut) (?:uygulama|proje)\w*|(?:this|the|my|our) (?:app|application|project))\b/;

/** Whether the prompt asks for another app instead of a change: "berber randevu uygulaması yap". */
export const wantsNewApp = (prompt: string, understanding: Understanding): boolean =>
  understanding.kind === 'app' &&
  detectIntent(prompt).name === 'create_new' &&
  appWords.test(prompt) &&
  !thisApp.test(fold(prompt));

/** Whether a prompt in a new project is about the project itself: "bu projeyi açıkla", "fix this error". */
export const asksAboutProject = (prompt: string, understanding: Understanding): boolean => {
  const intent = detectIntent(prompt).name;
  if (intent !== 'explain' && intent !== 'fix_bug') return false;
  return (
    understanding.kind !== 'app' ||
    understanding.subject === undefined ||
    understanding.subject.id === 'projects'
  );
};
