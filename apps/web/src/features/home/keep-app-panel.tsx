import { useEffect, useRef, useState } from 'react';
import { AccountInPlace, type AccountMode } from '../../accounts/account-in-place.tsx';
import { useAuthMethods } from '../../api/auth-methods.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/button.tsx';

export interface KeepAppPanelProps {
  /** The name of the running app; null when it could not be built here. */
  readonly appName: string | null;
  readonly prompt: string;
  readonly onChangePrompt: () => void;
}

/** After the guest's app runs: an account in place keeps it. Replaces the prompt box. */
export function KeepAppPanel({ appName, prompt, onChangePrompt }: KeepAppPanelProps) {
  const translate = useTranslate();
  const methods = useAuthMethods();
  const [mode, setMode] = useState<AccountMode>('register');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isNew = mode === 'register';
  const title =
    appName === null
      ? translate(isNew ? 'start.built.signUp' : 'start.built.signIn')
      : translate('start.built.title', { name: appName });

  return (
    <section aria-labelledby="keep-app-title" className="flex w-full max-w-md flex-col gap-4">
      <div>
        <h1
          id="keep-app-title"
          ref={heading}
          tabIndex={-1}
          className="text-28 font-semibold tracking-tight text-balance outline-none"
        >
          {title}
        </h1>
        <p className="pt-2 text-14 text-muted">
          {translate(`start.built.${textOf(isNew, appName !== null)}`)}
          {isNew && methods?.magicLink ? ` ${translate('start.built.mail')}` : ''}
        </p>
        <div className="flex items-center gap-2 pt-2">
          <q className="min-w-0 flex-1 truncate text-13 text-muted" title={prompt}>
            {prompt}
          </q>
          <Button variant="link" onClick={onChangePrompt}>
            {translate('start.built.change')}
          </Button>
        </div>
      </div>
      <div className="rounded-dialog border border-line bg-raised p-5 shadow-float has-[>a]:contents">
        <AccountInPlace mode={mode} onModeChange={setMode} continueAt={paths.start.to()} />
      </div>
    </section>
  );
}

function textOf(isNew: boolean, isRunning: boolean): 'text' | 'textLogin' | 'textUnbuilt' {
  if (!isNew) return 'textLogin';
  return isRunning ? 'text' : 'textUnbuilt';
}
