import type { EditorView } from '@codemirror/view';
import type { Translate } from '@kilim/messages';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { useStudio } from '../session/studio-context.tsx';
import { problemText } from '../types/problem-text.ts';
import type { TypeCheckState } from '../types/type-check.ts';
import { typesOf } from '../types/type-session.ts';
import { markTypes } from './type-markers.ts';

function mark(
  view: EditorView,
  { problems, files }: TypeCheckState,
  path: string,
  translate: Translate,
): void {
  // Places of an older text would be wrong; the marks in the editor move with the edits until the next check.
  if (files[path] !== view.state.doc.toString()) return;
  const marks = (problems.get(path) ?? []).map((problem) => ({
    problem,
    title: problemText(problem, translate),
  }));
  markTypes(view, marks);
}

/** Underlines the type problems of the file in the editor; `key` changes with the editor's view. */
export function useTypeMarks(view: RefObject<EditorView | null>, path: string, key: string): void {
  const translate = useTranslate();
  const { check } = typesOf(useStudio());
  const show = useEffectEvent((state: TypeCheckState) => {
    if (view.current !== null) mark(view.current, state, path, translate);
  });
  useEffect(() => {
    show(check.state.getState());
    return check.state.subscribe((state, before) => {
      if (state.problems !== before.problems || state.status !== before.status) show(state);
    });
  }, [check, key]);
}
