export const common = {
  loading: 'loading',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  discardTitle: 'Discard unsaved changes?',
  discard: 'Discard changes',
  copied: 'Copied.',
  copyFailed: 'Copying did not work. Select the text and copy it by hand.',
  notifications: 'Notifications',
  tooLong: 'This text is too long. Please shorten it.',
  error: {
    title: 'Something went wrong',
    reload: 'Reload the page',
    offlineTitle: 'This page cannot be opened offline',
    offlineText:
      'You are offline, and this page is not kept in your browser. Try again when the connection is back.',
    offlineDashboard: 'Go to the dashboard',
  },
  needsConnection: 'This needs an internet connection.',
} as const;
