import type { ExampleId } from '@kilim/app-kit/examples';
import { useNavigate } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../navigation/paths.ts';
import { savePendingRemix } from '../../../storage/pending-remix.ts';

/** Starts from an example: at once when signed in, else after registration, without another press. */
export function useRemix(): (id: ExampleId) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (id) => {
    savePendingRemix(id);
    const target = paths.remix.to(id);
    void navigate(session.status === 'signed-in' ? target : paths.auth.to('register', target));
  };
}
