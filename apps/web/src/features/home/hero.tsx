import { useEffect, useRef, useState } from 'react';
import { newProjectId } from '../../api/new-project-id.ts';
import { useSession } from '../../api/session.ts';
import { useSiteName } from '../../api/site.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { markPendingBuilt, savePendingPrompt } from '../../storage/pending-prompt.ts';
import { classNames } from '../../ui/class-names.ts';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { LazyAccountPanel, preloadAccountPanel } from './lazy-account-panel.tsx';
import { PromptCredits } from './lazy-prompt-credits.ts';
import { Phone } from './phone.tsx';
import { PromptBox } from './prompt-box.tsx';
import { RefusedApp } from './refused-app.tsx';
import { useGuestApp } from './use-guest-app.ts';
import { useStartBuilding } from './use-start-building.ts';
import { useWhenAccountKnown } from './use-when-account-known.ts';

export interface HeroProps {
  readonly prompt: string;
  readonly onPromptChange: (prompt: string) => void;
}

/** Prompt box on the left, a running app on the right. A guest's prompt is built in the browser and runs in the phone. */
export function Hero({ prompt, onPromptChange }: HeroProps) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const language = useLanguage();
  const session = useSession();
  const start = useStartBuilding();
  const guest = useGuestApp();
  const section = useRef<HTMLElement>(null);
  const [isContinuing, setIsContinuing] = useState(false);
  const { build } = guest;
  const app = build.kind === 'built' ? build.app : null;
  const builtPrompt = app?.prompt ?? null;
  useEffect(() => {
    if (builtPrompt !== null) markPendingBuilt(builtPrompt);
  }, [builtPrompt]);
  const isRefused = build.kind === 'refused' || build.kind === 'failed';
  const isPanel = app !== null || isContinuing;

  const { isWaiting, submit } = useWhenAccountKnown((text) => {
    if (text.trim() === '' || session.status === 'signed-in') {
      start(text);
      return;
    }
    savePendingPrompt({ prompt: text, language, id: newProjectId() });
    preloadAccountPanel();
    guest.start(text.trim(), language);
    // On narrow screens the phone is below the prompt box.
    section.current?.scrollIntoView({ block: 'start' });
  });
  const prepareApp = (): void => {
    preloadAccountPanel();
    guest.prepare();
  };
  const choose = (text: string): void => {
    onPromptChange(text);
    submit(text);
  };
  const changePrompt = (): void => {
    setIsContinuing(false);
    guest.reset();
  };

  return (
    <section ref={section} className="relative overflow-hidden border-b border-line scroll-mt-16">
      <div
        className={classNames(
          'mx-auto grid grid-cols-1 max-w-7xl px-4 sm:px-6 lg:gap-16',
          isPanel
            ? 'items-start gap-6 py-6 max-lg:justify-items-center lg:grid-cols-[minmax(0,28rem)_minmax(0,26rem)] lg:justify-center lg:py-8'
            : 'items-center gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
        )}
      >
        {isPanel ? (
          <LazyAccountPanel
            appName={app?.name ?? null}
            prompt={app?.prompt ?? prompt}
            onChangePrompt={changePrompt}
          />
        ) : (
          <div className="min-w-0">
            <h1 className="max-w-2xl text-40 font-semibold tracking-[-0.025em] sm:text-56">
              {translate('home.hero.title')}
            </h1>
            <p className="max-w-xl pt-5 pb-8 text-16 text-muted">
              {translate('home.hero.subtitle', { siteName })}
            </p>
            <div className="max-w-2xl">
              <PromptBox
                prompt={prompt}
                isBusy={isWaiting || build.kind === 'building'}
                hasExamples={!isRefused}
                onFocus={session.status === 'signed-in' ? undefined : prepareApp}
                onChange={(text) => {
                  onPromptChange(text);
                  guest.draft(text.trim(), language);
                }}
                onChoose={session.status === 'signed-in' ? onPromptChange : choose}
                onSubmit={() => submit(prompt)}
              />
              <div className="pt-3 empty:hidden">
                {session.status === 'signed-in' ? <PromptCredits /> : null}
              </div>
              {isRefused ? (
                <RefusedApp
                  reason={build.kind === 'refused' ? build.text : null}
                  onExample={choose}
                  onContinue={() => setIsContinuing(true)}
                />
              ) : null}
            </div>
          </div>
        )}
        <div className={app ? 'max-lg:order-first' : ''}>
          <Phone app={app} isPrepared={guest.isPrepared} isBuilding={build.kind === 'building'} />
        </div>
      </div>
      <WovenBand className="block" />
    </section>
  );
}
