import { ensureNamespace } from '../../i18n/translation.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The balance beside the prompt box, with its texts. Guests do not load it. */
export const PromptCredits = lazyComponent(async () => {
  const [loaded] = await Promise.all([import('../../billing/prompt-credits.tsx'), ensureNamespace('start')]);
  return loaded.PromptCredits;
});
