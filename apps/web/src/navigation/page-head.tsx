import { listLanguageAlternates, readLanguageParam, setLanguageParam } from '@kilim/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteName } from '../api/site.ts';

export interface PageHeadProps {
  readonly title: string;
  /** Description, social card and canonical address of the page. */
  readonly description?: string;
  /** The content is the same in both languages, so it has one address. */
  readonly isInOneLanguage?: boolean;
}

/**
 * Removes the server's head tags before hydration; React would adopt them and the page would later remove them. The title
 * stays and is adopted by React, so that the tab keeps its name.
 */
export function handOverServerHead(): void {
  document.head.querySelector('title')?.removeAttribute('data-server');
  removeServerHead();
}

/** Removes the tags that the server wrote for crawlers and link previews. */
function removeServerHead(): void {
  for (const element of document.head.querySelectorAll('[data-server]')) element.remove();
}

/** Document title (page, then site) and the tags for search engines and social cards. */
export function PageHead({ title, description, isInOneLanguage = false }: PageHeadProps) {
  const siteName = useSiteName();
  // From here on the app sets these tags instead of the server.
  useEffect(removeServerHead, []);
  const { pathname } = useLocation();
  const fullTitle = siteName === '' || title.includes(siteName) ? title : `${title} · ${siteName}`;
  // The server writes the head separately, before the page renders.
  if (typeof window === 'undefined') return null;
  const plainAddress = window.location.origin + pathname;
  // Read on each switch, which removes the `lang` parameter from the URL without the router.
  const asked = isInOneLanguage ? null : readLanguageParam(window.location.search);
  const address = setLanguageParam(plainAddress, asked);
  return (
    <>
      <title>{fullTitle}</title>
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:image" content={`${window.location.origin}/social-card.png`} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={fullTitle} />
          <meta name="twitter:description" content={description} />
          <link rel="canonical" href={address} />
          {isInOneLanguage
            ? null
            : listLanguageAlternates(plainAddress).map(({ hrefLang, address: href }) => (
                <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
              ))}
        </>
      )}
    </>
  );
}
