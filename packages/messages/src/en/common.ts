export const common = {
  loading: 'loading',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  notifications: 'Notifications',
  error: {
    title: 'Something went wrong',
    reload: 'Reload the page',
  },
} as const;
