import { type AccountUser, AppError, creditRules } from '@kilim/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useCreateFromPrompt } from '../../api/create-from-prompt.ts';
import { useCredits } from '../../api/credits.ts';
import { newProjectId } from '../../api/new-project-id.ts';
import { useSession } from '../../api/session.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import {
  bindPendingPrompt,
  clearPendingPrompt,
  decidePendingPrompt,
  type PendingPrompt,
  readPendingPrompt,
} from '../../storage/pending-prompt.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { StartPage } from './start-page.tsx';
import { WaitingForCredits } from './waiting-for-credits.tsx';

/** Milliseconds between two looks at the balance while the user verifies the address or pays in another tab. */
const balanceInterval = 5_000;

/** `/start`: creates the project of the stored prompt and opens it in the studio: docs/rules/public-pages.md#start-page */
export default function StartRoute() {
  const session = useSession();
  // The route is for signed-in users; a session that is being read again shows nothing for a moment.
  return session.status === 'signed-in' ? <StoredPrompt user={session.user} /> : null;
}

function StoredPrompt({ user }: { readonly user: AccountUser }) {
  // Read once: the prompt is removed as soon as its project exists.
  const [{ pending, decision }] = useState(() => {
    const stored = readPendingPrompt();
    return { pending: stored, decision: stored === null ? 'drop' : decidePendingPrompt(stored, user.$id) };
  });
  if (pending === null || decision === 'drop') return <NothingToStart />;
  return <Start user={user} pending={pending} isAsking={decision === 'ask'} />;
}

function NothingToStart() {
  useEffect(clearPendingPrompt, []);
  return <Navigate replace to={paths.dashboard.to({ isCreating: true })} />;
}

interface StartProps {
  readonly user: AccountUser;
  readonly pending: PendingPrompt;
  readonly isAsking: boolean;
}

function Start({ user, pending, isAsking }: StartProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isConfirmed, setIsConfirmed] = useState(!isAsking);
  const creation = useCreateFromPrompt();
  const credits = useCredits();
  const isShort =
    (credits.data !== undefined && credits.data.balance < creditRules.minimumForGeneration) ||
    isCreditError(creation.error);

  const [id, setId] = useState(pending.id);
  const [attempt, setAttempt] = useState(0);
  const create = useEffectEvent((): void => {
    const { prompt, language, isBuilt = false } = bindPendingPrompt({ ...pending, id }, user.$id);
    creation.mutate(
      { id, prompt, language, ...(isBuilt && { isBuilt }) },
      {
        onSuccess: ({ project }) => {
          clearPendingPrompt();
          showToast({ type: 'success', title: translate('dashboard.create.done'), isLow: true });
          void navigate(paths.studio.to(project.id), { replace: true });
        },
        onError: (error) => {
          // The project of this id is in the trash: the prompt gets another one.
          if (error instanceof AppError && error.type === 'project_already_exists' && id === pending.id)
            setId(newProjectId());
        },
      },
    );
  });
  // Without a known balance the server decides.
  const isReady = isConfirmed && !isShort && !credits.isLoading;
  useEffect(() => {
    if (isReady) create();
    // Another id and another attempt are new requests.
  }, [isReady, id, attempt]);

  const bind = useEffectEvent(() => void bindPendingPrompt(pending, user.$id));
  const refresh = useEffectEvent(() => void credits.refetch());
  const isWaiting = isConfirmed && isShort;
  useEffect(() => {
    if (!isWaiting) return;
    // The verification link opens in another tab, which then continues with the same prompt.
    bind();
    const timer = setInterval(refresh, balanceInterval);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (!isConfirmed) {
    return (
      <StartPage
        title={translate('start.page.askTitle')}
        text={translate('start.page.ask')}
        prompt={pending.prompt}
      >
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => setIsConfirmed(true)}>{translate('start.page.confirm')}</Button>
          <Link to={paths.dashboard.to()} onClick={clearPendingPrompt} className={buttonLook('secondary')}>
            {translate('start.page.forget')}
          </Link>
        </div>
      </StartPage>
    );
  }
  if (isShort) return <WaitingForCredits user={user} prompt={pending.prompt} />;
  if (creation.isError) {
    return (
      <StartPage
        title={translate('start.page.failedTitle')}
        text={`${errorText(creation.error, translate)} ${translate('start.page.kept')}`}
        prompt={pending.prompt}
      >
        <div className="flex flex-wrap justify-center gap-2">
          <Button isBusy={creation.isPending} onClick={() => setAttempt(attempt + 1)}>
            {translate('common.retry')}
          </Button>
          <Link to={paths.dashboard.to()} className={buttonLook('secondary')}>
            {translate('start.page.toDashboard')}
          </Link>
        </div>
      </StartPage>
    );
  }
  return (
    <StartPage
      isBusy
      title={translate(pending.isBuilt ? 'start.page.openingTitle' : 'start.page.title')}
      text={translate(pending.isBuilt ? 'start.page.opening' : 'start.page.creating')}
      prompt={pending.prompt}
    />
  );
}

function isCreditError(error: unknown): boolean {
  return error instanceof AppError && error.type.startsWith('credits_insufficient');
}
