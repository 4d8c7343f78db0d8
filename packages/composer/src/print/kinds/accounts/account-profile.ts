import { kitScreen } from '../kit-screen.ts';

/** Name and PIN of the one who uses the app. */
export const accountProfile = kitScreen({
  id: 'accountProfile',
  words: { tr: ['profil', 'hesabım'], en: ['profile', 'my account'] },
  component: 'AccountProfile',
  from: 'src/accounts/AccountProfile',
  props: (_screen, { spec }) => [`hasPin={${spec.features.includes('login')}}`],
});
