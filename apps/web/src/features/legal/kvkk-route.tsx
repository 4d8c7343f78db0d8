import { legalVersions } from '@kilim/contract';
import { kvkk, privacy } from '@kilim/messages/legal';
import { paths } from '../../navigation/paths.ts';
import { LegalPage } from './legal-page.tsx';

/** `/kvkk`: the information notice of Law 6698. */
export default function KvkkRoute() {
  return (
    <LegalPage
      document={kvkk}
      version={legalVersions.kvkk}
      other={{ to: paths.privacy.to(), title: privacy.title }}
    />
  );
}
