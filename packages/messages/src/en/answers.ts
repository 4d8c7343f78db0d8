/** Answers in the chat that the server writes itself. */
export const answers = {
  /** Sent as a prompt when it is pressed. */
  draft: {
    refine: 'Improve this draft with AI: refine its look and complete the missing details.',
  },
  images: {
    unread: 'I can’t look at pictures, so I only went by what you wrote.',
  },
  onlyChanges:
    'No answer to the question was written, only changes. A question changes nothing. If you want the change, send the request with “Build”.',
  history: {
    undone: '“{{change}}” is undone. Write “redo” to bring it back.',
    redone: '“{{change}}” is applied again.',
    nothingToUndo: 'There is no change left to undo; the project is as it was at first.',
    nothingToRedo: 'There is nothing to redo: the last change is in the project.',
    title: { undo: 'Undone', redo: 'Redone' },
    step: { undo: 'Undo', redo: 'Redo' },
    change: {
      restore: 'Return to version {{number}}',
      own: 'Your own edit',
      other: 'Version {{number}}',
    },
  },
} as const;
