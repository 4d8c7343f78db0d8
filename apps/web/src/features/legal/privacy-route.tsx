import { legalVersions } from '@kilim/contract';
import { kvkk, privacy } from '@kilim/messages/legal';
import { paths } from '../../navigation/paths.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy`: what is stored, why and for how long. */
export default function PrivacyRoute() {
  return (
    <LegalPage
      document={privacy}
      version={legalVersions.privacy}
      other={{ to: paths.kvkk.to(), title: kvkk.title }}
    />
  );
}
