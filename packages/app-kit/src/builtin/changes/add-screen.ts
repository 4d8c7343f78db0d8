import { readProjectFile } from '../../project/project-files.ts';
import { findScreenName, planScreen } from '../screen-kinds.ts';
import { words } from '../words.ts';
import { wrapInTabs } from './add-plain-screen.ts';
import { applyAnswer, type Change, talkAnswer } from './change.ts';

/** Adds a screen and a tab for it: `profil ekranı ekle`, `add a notes screen`. */
export const addScreen: Change = ({ prompt, language, files }) => {
  const name = findScreenName(prompt);
  if (name === undefined) return undefined;
  const text = words[language].screen;
  if (name === '') return talkAnswer(text.whichOne);
  const plan = planScreen(name, language);
  if (plan === undefined) return talkAnswer(text.beyond(name));
  const title = plan.title[language];
  if (readProjectFile(files, `src/screens/${plan.name}Screen.tsx`) !== undefined)
    return talkAnswer(text.exists(title));
  const changed = wrapInTabs(files, plan, language);
  if (changed === undefined) return talkAnswer(text.unknownShape);
  return applyAnswer({
    title: text.title(title),
    explanation: text.done(title),
    files: changed,
    changes: Object.keys(changed).map((path) => text.changed(path)),
  });
};
