import './ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { applyPageData, readPageData } from './app/page-data.ts';
import { markInteractive, recordTypedInput, replayTypedInput } from './app/preserve-input-on-hydration.ts';
import { reloadAfterRelease } from './app/reload-after-release.ts';
import { replayEarlySubmit } from './app/replay-early-submit.ts';
import { createRouter, loadFirstScreen } from './app/router.tsx';
import { detectLanguage, loadTranslation } from './i18n/translation.ts';
import { handOverServerHead } from './navigation/page-head.tsx';
import { ensureCacheVersion } from './storage/cache-version.ts';
import { replayEarlyPresses, replayPressesBeforeTyping } from './ui/replay-early-presses.ts';

/** Ends the current task, so that the readable page can respond to input in between. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  reloadAfterRelease(Date.now, () => window.location.reload());
  ensureCacheVersion();
  const language = detectLanguage();
  const client = createQueryClient();
  const data = readPageData();
  if (data !== null) applyPageData(client, data);
  // Markup in another language or theme than the device's would not match, so the page is rendered from scratch.
  const isRendered = root.dataset['rendered'] === `${language} ${document.documentElement.dataset['theme']}`;
  // The router loads its first screen immediately, which loads that screen's texts.
  await loadTranslation(language, 'public');
  if (root.dataset['rendered'] !== undefined) {
    // Also when the markup is replaced: the first render then has the fields for what was typed into it.
    await loadFirstScreen(window.location);
    await endTask();
  }
  const gatherTyped = recordTypedInput(root);
  const takeOver = (): void => {
    markInteractive();
    replayPressesBeforeTyping();
    replayTypedInput(gatherTyped(), replayEarlySubmit);
    replayEarlyPresses();
  };
  const page = (
    <StrictMode>
      <App client={client} onHydrated={() => setTimeout(takeOver)}>
        <RouterProvider router={createRouter()} />
      </App>
    </StrictMode>
  );
  if (isRendered) {
    handOverServerHead();
    // As a transition, hydration runs in slices and the page responds in between; otherwise it is one long task.
    startTransition(() => {
      hydrateRoot(root, page);
    });
  } else createRoot(root).render(page);
}

// public/boot.js informs the user; the console keeps the reason.
start().catch((error: unknown) => {
  window.dispatchEvent(new Event('kilim-load-failed'));
  throw error;
});
