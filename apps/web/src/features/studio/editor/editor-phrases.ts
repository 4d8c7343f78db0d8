import { EditorState, type Extension } from '@codemirror/state';
import type { Translate } from '@kilim/messages';

/** Translates CodeMirror's own texts; the keys are defined by the library. */
export function editorPhrases(translate: Translate): Extension {
  return EditorState.phrases.of({
    Find: translate('studio.editor.find'),
    Replace: translate('studio.editor.replace'),
    next: translate('studio.editor.next'),
    previous: translate('studio.editor.previous'),
    all: translate('studio.editor.all'),
    'match case': translate('studio.editor.matchCase'),
    'by word': translate('studio.editor.byWord'),
    regexp: translate('studio.editor.regexp'),
    replace: translate('studio.editor.replaceOne'),
    'replace all': translate('studio.editor.replaceAll'),
    close: translate('studio.editor.close'),
    'current match': translate('studio.editor.currentMatch'),
    'on line': translate('studio.editor.onLine'),
    'Go to line': translate('studio.editor.goToLine'),
    go: translate('studio.editor.go'),
    'replaced match on line $': translate('studio.editor.replacedMatch'),
    'replaced $ matches': translate('studio.editor.replacedMatches'),
    '$ unchanged lines': translate('studio.editor.unchangedLines'),
    'Revert this chunk': translate('studio.editor.revertChunk'),
    Accept: translate('studio.editor.acceptChunk'),
    Reject: translate('studio.editor.rejectChunk'),
  });
}
