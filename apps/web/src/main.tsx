import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadAfterRelease } from './app/reload-after-release.ts';
import { createRouter } from './app/router.tsx';
import { detectLanguage, loadTranslation } from './i18n/translation.ts';
import { ensureCacheVersion } from './storage/cache-version.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  reloadAfterRelease(Date.now, () => window.location.reload());
  ensureCacheVersion();
  await loadTranslation(detectLanguage(), 'site');
  // A router begins with its first screen at once, and that asks for texts of its own.
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

void start();
