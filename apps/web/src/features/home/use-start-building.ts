import { useNavigate } from 'react-router';
import { newProjectId } from '../../api/new-project-id.ts';
import { useSession } from '../../api/session.ts';
import { useLanguage } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { savePendingPrompt } from '../../storage/pending-prompt.ts';

/**
 * Keeps the prompt and continues: with the studio when signed in, else with registration, after which the studio opens.
 * A blank prompt leads to the form of a new project.
 */
export function useStartBuilding(): (prompt: string) => void {
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const userId = session.status === 'signed-in' ? session.user.$id : null;
  return (prompt) => {
    const pending = savePendingPrompt({ prompt, language, id: newProjectId(), userId });
    if (userId === null) {
      void navigate(paths.auth.to('register', pending === null ? undefined : paths.start.to()));
    } else {
      void navigate(pending === null ? paths.dashboard.to({ isCreating: true }) : paths.start.to());
    }
  };
}
