export const identity = {
  title: 'Confirm that it is you',
  description:
    'This affects the security of your account or payments, and you logged in some time ago. Once you confirm, you continue where you were; everything you typed is still there.',
  password: 'Your password',
  passwordRequired: 'Enter your password.',
  passwordWrong: 'Wrong password. Please check it.',
  codeRequired: 'Enter the code.',
  codeWrong: 'The code is wrong or has expired.',
  submit: 'Confirm and continue',
  provider: 'Your account has no password. You can log in again in a new tab and come back to this page:',
  mail: 'We can send you a code by e-mail: {{email}}',
  send: 'Send a code',
  sendAgain: 'Send a new code',
  sent: 'The code was sent. It is valid for 15 minutes; if it has not arrived, check your spam folder too.',
  mailCode: 'Code from the e-mail',
  failed: 'The ways to confirm could not be loaded.',
};
