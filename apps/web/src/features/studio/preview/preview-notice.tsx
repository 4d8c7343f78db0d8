import type { PreviewState } from '@kilim/preview/host';
import { CircleStop, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useFileActions } from '../tree/use-file-actions.ts';
import { PreviewErrorBar } from './preview-error-bar.tsx';
import { PreviewErrorCard } from './preview-error-card.tsx';

interface PreviewNoticeProps {
  readonly state: PreviewState;
  readonly isOnline: boolean;
  readonly onRestart: () => void;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

const frozenTexts = {
  unresponsive: { title: 'preview.frozenTitle', hint: 'preview.frozenHint' },
  flooding: { title: 'preview.floodingTitle', hint: 'preview.floodingHint' },
  focus: { title: 'preview.focusTitle', hint: 'preview.focusHint' },
} as const;

const unavailableTexts = {
  frame: 'preview.unavailableFrame',
  worker: 'preview.unavailableWorker',
} as const;

/** The preview's problem: a bar over the last working screen, or a card if there is none. */
export function PreviewNotice({ state, isOnline, onRestart, onStop, onDismiss }: PreviewNoticeProps) {
  const translate = useTranslate();
  const actions = useFileActions();
  const restart = (
    <Button icon={<RotateCw aria-hidden="true" className="size-4" />} onClick={onRestart}>
      {translate('preview.restart')}
    </Button>
  );
  switch (state.kind) {
    case 'starting':
    case 'running':
      return null;
    case 'build-error':
    case 'runtime-error': {
      const kind = state.kind === 'build-error' ? 'build' : 'runtime';
      return state.lastGood ? (
        <PreviewErrorBar
          error={state.error}
          kind={kind}
          onDismiss={kind === 'runtime' ? onDismiss : null}
          onRestart={onRestart}
          onStop={onStop}
        />
      ) : (
        <Overlay>
          <PreviewErrorCard error={state.error} kind={kind} onRestart={onRestart} onStop={onStop} />
        </Overlay>
      );
    }
    case 'frozen': {
      const { title, hint } = frozenTexts[state.reason];
      return (
        <Overlay>
          <NoticeText
            action={
              <div className="flex flex-wrap gap-2 *:grow">
                {restart}
                <Button
                  icon={<CircleStop aria-hidden="true" className="size-4" />}
                  onClick={onStop}
                  variant="secondary"
                >
                  {translate('preview.safeMode.continue')}
                </Button>
              </div>
            }
            hint={translate(hint)}
            title={translate(title)}
          />
        </Overlay>
      );
    }
    case 'unavailable':
      return (
        <Overlay>
          <NoticeText
            action={restart}
            hint={translate(isOnline ? unavailableTexts[state.reason] : 'preview.offlineHint')}
            title={translate(isOnline ? 'preview.unavailableTitle' : 'preview.offlineTitle')}
          />
        </Overlay>
      );
    case 'no-entry': {
      const [first] = state.candidates;
      return (
        <Overlay>
          <NoticeText
            action={
              first === undefined ? null : (
                <Button onClick={() => void actions.createFile(first)} variant="secondary">
                  {translate('preview.createEntry', { path: first })}
                </Button>
              )
            }
            hint={translate('preview.noEntryHint', { candidates: state.candidates.join(', ') })}
            title={translate('preview.noEntryTitle')}
          />
        </Overlay>
      );
    }
  }
}

function Overlay({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className="absolute inset-0 flex items-center justify-center overflow-y-auto bg-sunken/80 p-4"
      role="alert"
    >
      <div className="my-auto w-full max-w-md rounded-card border border-line bg-raised p-5 shadow-float">
        {children}
      </div>
    </div>
  );
}

interface NoticeTextProps {
  readonly title: string;
  readonly hint: string;
  readonly action: ReactNode;
}

function NoticeText({ title, hint, action }: NoticeTextProps) {
  return (
    <>
      <h3 className="text-16 font-semibold">{title}</h3>
      <p className="mt-1 mb-4 text-14 text-muted">{hint}</p>
      {action}
    </>
  );
}
