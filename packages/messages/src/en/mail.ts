export const mail = {
  greeting: 'Hello,',
  greetingWithName: 'Hello {{name}},',
  expiry: 'The link is valid for 1 hour and can be used only once.',
  contactNotice: {
    subject: '{{siteName}}: new contact message: {{subject}}',
    from: 'From: {{name}} <{{email}}>',
  },
  ticketFiles: 'Attachments: {{names}}',
  ticketAnswer: {
    subject: '{{siteName}}: an answer to your support ticket: {{subject}}',
    intro: 'We have answered your support ticket “{{subject}}”:',
    account: 'To reply, open the Support page of {{siteName}}.',
    guest:
      'With an account for this address, once verified, you see the ticket on the Support page and reply there; without one you can write through the contact form.',
  },
  receipt: {
    subject: '{{siteName}}: your receipt {{number}}',
    body: 'The receipt of your payment at {{siteName}} is attached: {{plan}}, {{amount}}.',
    simulated: 'This payment is a simulation; no money was taken from you.',
    texts: 'Copies of the texts that you accepted with the order are attached too.',
  },
  verification: {
    subject: '{{siteName}}: verify your e-mail address',
    body: 'Open the link below to verify the e-mail address of your {{siteName}} account.',
    button: 'Verify my e-mail address',
    ignore: 'If you did not ask for this, you can ignore this e-mail.',
  },
  recovery: {
    subject: '{{siteName}}: reset your password',
    body: 'Open the link below to set a new password for your {{siteName}} account.',
    button: 'Set a new password',
    ignore: 'If you did not ask for this, you can ignore this e-mail; your password will not change.',
  },
  magicUrl: {
    subject: '{{siteName}}: your login link',
    body: 'Open the link below to log in to your {{siteName}} account without a password.',
    button: 'Log in',
    ignore: 'If you did not ask for this, you can ignore this e-mail; do not share the link with anybody.',
  },
  deletionUndo: {
    subject: '{{siteName}}: your account will be deleted',
    body: 'Your {{siteName}} account is closed; it and everything in it will be deleted for good in 7 days. If you changed your mind, the link below opens your account again.',
    button: 'Undo the deletion',
    expiry: 'The link is valid for 7 days and can be used only once.',
    ignore: 'If you did not ask for this, open your account again and change your password.',
  },
  passwordChanged: {
    subject: '{{siteName}}: your password has changed',
    body: 'The password of your {{siteName}} account {{email}} has changed, and your other sessions have ended.',
    advice:
      'If this wasn’t you, set a new password at once with “Forgot password” on the login page, and write to support.',
  },
  emailChanged: {
    subject: '{{siteName}}: your e-mail address has changed',
    body: 'The e-mail address of your {{siteName}} account is now {{email}}. Mails about your account go there from now on.',
    advice: 'If this wasn’t you, write to support at once.',
  },
  secondFactorOff: {
    subject: '{{siteName}}: two-step verification is off',
    body: 'Two-step verification of your {{siteName}} account {{email}} was switched off; logging in asks for your password alone.',
    advice: 'If this wasn’t you, change your password at once and switch two-step verification on again.',
  },
  identityCode: {
    subject: '{{siteName}}: your confirmation code',
    body: 'Enter this code to confirm a security-related action in your {{siteName}} account. It is valid for 15 minutes.',
    advice:
      'If you did not ask for this code, do not share it with anybody and check the open sessions of your account in the settings.',
  },
  recoveryCodesRenewed: {
    subject: '{{siteName}}: your recovery codes were renewed',
    body: 'New recovery codes were created for your {{siteName}} account {{email}}. The old codes no longer work.',
    advice: 'If this wasn’t you, change your password right away and end your other sessions.',
  },
  newDevice: {
    subject: '{{siteName}}: login from a new device',
    body: 'Somebody logged in to your {{siteName}} account {{email}} from a device that was not used before: {{device}}, {{time}}.',
    advice:
      'If this was you, there is nothing to do. If not, end your other sessions under Settings > Security and change your password.',
  },
  unknownDevice: 'unknown device',
  test: {
    subject: '{{siteName}}: test mail',
    text: 'This is a test from the administration. If you can read it, sending mail works.',
  },
  securityAlert: {
    subject: '{{siteName}}: security alert',
    'account-failures':
      'There were {{count}} failed logins to the account {{subject}} in the last {{minutes}} minutes.',
    'network-failures':
      'There were {{count}} failed logins from the network {{subject}} in the last {{minutes}} minutes.',
    'new-devices': 'There were {{count}} logins from new devices in the last {{minutes}} minutes.',
    'data-exports': 'There were {{count}} requests for data exports in the last {{minutes}} minutes.',
    advice: 'See the Security tab of the admin area for details.',
  },
  dataExport: {
    subject: '{{siteName}}: your data is ready',
    body: 'The archive with the data of your {{siteName}} account is ready. After logging in you can download it from the link below.',
    button: 'Download my data',
    expiry: 'The archive will be deleted after 24 hours.',
    ignore: 'If you did not ask for this archive, change your password and end your open sessions.',
  },
} as const;
