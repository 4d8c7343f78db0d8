import { useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { paths } from '../../navigation/paths.ts';
import { keepPendingPrompt } from '../../storage/pending-prompt.ts';

/** Create App: to the dashboard if signed in, else to register (customer.md §2). The prompt comes along. */
export function useStartBuilding(): (prompt: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (prompt) => {
    keepPendingPrompt(prompt);
    const isSignedIn = session.status === 'signed-in';
    void navigate(isSignedIn ? paths.dashboard.to({ isCreating: true }) : paths.auth.to('register'));
  };
}
