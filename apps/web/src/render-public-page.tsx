// The server's entry for rendering public pages: built separately (vite.config.ts, mode `pages`), never loaded by browsers.
import type { PublicPageRequest } from '@kilim/contract';
import { createTranslator } from '@kilim/messages/translator';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { applyPageData } from './app/page-data.ts';
import { routes } from './app/router.tsx';
import { loadNamespace } from './i18n/namespaces.ts';
import { TranslationContext } from './i18n/translation.ts';
import { ThemeContext } from './ui/theme.ts';

export { describePublicPage } from './app/public-pages.ts';

const handler = createStaticHandler(routes);

/** Renders a public page for a guest. Keeps no state between requests. Throws when the page fails. */
export async function renderPublicPage({
  address,
  language,
  theme,
  data,
}: PublicPageRequest): Promise<string> {
  const translate = createTranslator(language, await loadNamespace(language, 'all'));
  const context = await handler.query(new Request(new URL(address, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const client = createQueryClient();
  // Signed-in users get the same markup; the header changes in the browser.
  applyPageData(client, { ...data, isGuest: true });
  return renderToString(
    <StrictMode>
      <TranslationContext value={{ language, translate }}>
        <ThemeContext value={theme}>
          <App client={client}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </ThemeContext>
      </TranslationContext>
    </StrictMode>,
  );
}
