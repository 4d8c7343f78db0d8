export const mail = {
  greeting: 'Hello,',
  greetingWithName: 'Hello {{name}},',
  expiry: 'The link is valid for 1 hour and can be used only once.',
  verification: {
    subject: '{{siteName}}: verify your e-mail address',
    body: 'Open the link below to verify the e-mail address of your {{siteName}} account.',
    button: 'Verify my e-mail address',
    ignore: 'If you did not ask for this, you can ignore this message.',
  },
  recovery: {
    subject: '{{siteName}}: reset your password',
    body: 'Open the link below to set a new password for your {{siteName}} account.',
    button: 'Set a new password',
    ignore: 'If you did not ask for this, you can ignore this message; your password will not change.',
  },
} as const;
