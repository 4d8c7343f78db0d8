import type { TypeProblem } from '@kilim/app-kit/type-check';
import { useState } from 'react';
import { recordEvent } from '../../../analytics/record.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { addToPrompt } from '../chat/add-to-prompt.ts';
import { focusComposer } from '../chat/focus-composer.ts';
import { useStudio } from '../session/studio-context.tsx';
import { applyTypeFix, isOutdated } from './apply-type-fix.ts';
import { fixText, problemText } from './problem-text.ts';
import { typesOf } from './type-session.ts';

export interface TypeFixes {
  /** A change is being applied. */
  readonly isApplying: boolean;
  /** Applies the compiler's change and offers to undo it. */
  readonly apply: (problem: TypeProblem) => Promise<void>;
  /** Puts a prompt about the problem into the composer; the user sees its price there and sends it. */
  readonly askAi: (problem: TypeProblem) => void;
}

export function useTypeFixes(): TypeFixes {
  const translate = useTranslate();
  const session = useStudio();
  const [isApplying, setApplying] = useState(false);

  function reportFailure(title: string, error: unknown): void {
    if (isOutdated(error)) showToast({ type: 'warning', title: translate('types.outdated') });
    else showToast({ type: 'error', title, message: errorText(error, translate) });
  }

  async function undo(run: (title: string) => Promise<boolean>, change: string): Promise<void> {
    try {
      const isDone = await run(translate('types.undone', { fix: change }));
      if (!isDone) showToast({ type: 'warning', title: translate('types.outdated') });
    } catch (error) {
      reportFailure(translate('types.undoFailed'), error);
    }
  }

  return {
    isApplying,
    async apply(problem) {
      if (problem.fix === null) return;
      const change = fixText(problem, translate);
      const title = translate('types.applied', { fix: change });
      setApplying(true);
      try {
        const { files } = typesOf(session).check.state.getState();
        const applied = await applyTypeFix(session, problem.fix.files, files, title);
        if (applied === null) showToast({ type: 'warning', title: translate('types.outdated') });
        else
          showToast({
            type: 'success',
            title,
            action: { label: translate('types.undo'), onClick: () => void undo(applied.undo, change) },
          });
      } catch (error) {
        reportFailure(translate('types.applyFailed'), error);
      } finally {
        setApplying(false);
      }
    },
    askAi(problem) {
      recordEvent('action', 'fix-requested');
      const { ui } = session;
      const { prompt, chatRequest } = ui.getState();
      const place = `${problem.path}:${problem.line}`;
      const request = translate('types.fixPrompt', { message: problemText(problem, translate), place });
      const text = `${request}\n\n\`\`\`\nTS${problem.code}: ${problem.text}\n\`\`\``;
      ui.change({ prompt: addToPrompt(prompt, text), narrowTab: 'chat', chatRequest: chatRequest + 1 });
      focusComposer('beginning');
    },
  };
}
