import { useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { paths } from '../../navigation/paths.ts';
import { savePendingPrompt } from '../../storage/pending-prompt.ts';

/** Continues to the dashboard when signed in, else to registration, and keeps the prompt. */
export function useStartBuilding(): (prompt: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (prompt) => {
    savePendingPrompt(prompt);
    const isSignedIn = session.status === 'signed-in';
    void navigate(isSignedIn ? paths.dashboard.to({ isCreating: true }) : paths.auth.to('register'));
  };
}
