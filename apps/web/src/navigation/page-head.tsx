import { askInLanguage, listLanguageAddresses, readAddressLanguage } from '@kilim/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteName } from '../api/site.ts';

export interface PageHeadProps {
  readonly title: string;
  /** Makes the page shareable: description, social card and canonical address (customer.md §2). */
  readonly description?: string;
  /** It says the same in either language, so it has one address. */
  readonly isInOneLanguage?: boolean;
}

/**
 * Before the server's page is taken over: takes out what it wrote, which React would take for its own and the page then
 * remove. The title stays and becomes React's, so that the tab keeps its name meanwhile.
 */
export function handOverServerHead(): void {
  document.head.querySelector('title')?.removeAttribute('data-server');
  removeServerHead();
}

/** Takes out what the server wrote for crawlers and link previews. */
function removeServerHead(): void {
  for (const element of document.head.querySelectorAll('[data-server]')) element.remove();
}

/** Title of the browser tab (the page, then the site) and what search engines and social cards read. */
export function PageHead({ title, description, isInOneLanguage = false }: PageHeadProps) {
  const siteName = useSiteName();
  // What the server wrote for crawlers has done its duty: from here on the app says what page this is.
  useEffect(removeServerHead, []);
  const { pathname } = useLocation();
  const fullTitle = siteName === '' || title.includes(siteName) ? title : `${title} · ${siteName}`;
  // The server writes the head by itself, before the page is there.
  if (typeof window === 'undefined') return null;
  const plainAddress = window.location.origin + pathname;
  // Read anew at each switch, which takes the question out of the address behind the router's back.
  const asked = isInOneLanguage ? null : readAddressLanguage(window.location.search);
  const address = askInLanguage(plainAddress, asked);
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
            : listLanguageAddresses(plainAddress).map(({ hrefLang, address: href }) => (
                <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
              ))}
        </>
      )}
    </>
  );
}
