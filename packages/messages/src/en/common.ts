export const common = {
  loading: 'loading',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  notifications: 'Notifications',
  tooLong: 'This text is too long. Please shorten it.',
  error: {
    title: 'Something went wrong',
    reload: 'Reload the page',
  },
} as const;
