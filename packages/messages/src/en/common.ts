export const common = {
  loading: 'loading',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  discardTitle: 'Discard unsaved changes?',
  discard: 'Discard changes',
  notifications: 'Notifications',
  tooLong: 'This text is too long. Please shorten it.',
  error: {
    title: 'Something went wrong',
    reload: 'Reload the page',
  },
} as const;
