/** From a prompt to the first app: the guest's app, the account for it, and the project. */
export const start = {
  built: {
    title: '{{name}} is running',
    text: 'Try it on the phone. Once you have an account, it becomes your project and opens in the studio.',
    textLogin: 'Once you log in, it becomes your project and opens in the studio.',
    mail: 'We will send a verification link to your e-mail; when you open it, your app is built in the studio.',
    prompt: 'Your request',
    change: 'Change the request',
    open: 'Open in the studio',
    signUp: 'Create an account to keep it',
    signIn: 'Log in to keep it',
  },
  page: {
    title: 'Building your app',
    creating: 'Your project is being prepared; the studio opens in a moment.',
    askTitle: 'Build this app?',
    ask: 'This request was written in this browser earlier. No credits are spent until you confirm.',
    confirm: 'Build the app',
    forget: 'Cancel',
    failedTitle: 'Your project could not be created',
    kept: 'Your request is kept; you can try again.',
    toDashboard: 'Go to the dashboard',
  },
  credits: {
    balance: 'Your balance is {{amount}} credits',
    verifyTitle: 'Verify your e-mail first',
    verifyText: 'Open the link that we sent to {{email}}. Your app is built as soon as your credits arrive.',
    verifyShort:
      'An app needs at least {{minimum}} credits. You get free credits when you verify your e-mail.',
    neededTitle: 'An app needs at least {{minimum}} credits',
    neededUnknown:
      'Your balance cannot be shown right now. Once you have credits, your request is waiting here.',
    neededText: 'Your balance is {{amount}} credits. Once you have credits, your request is waiting here.',
    plans: 'See the plans',
    check: 'Refresh the balance',
  },
  create: {
    title: 'New project',
    label: 'What kind of app would you like?',
    placeholder: 'For example: an app that tracks my daily habits',
    examples: 'Examples',
    more: 'More options',
    name: 'Project name (optional)',
    nameHint: 'If you leave it empty, the name is taken from your request.',
    submit: 'Build the app',
    blank: 'Blank project',
  },
} as const;
