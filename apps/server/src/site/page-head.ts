import {
  type Announcement,
  type Language,
  listLanguageAlternates,
  type PageData,
  type PublicSettings,
  type StructuredData,
  setLanguageParam,
  type Theme,
} from '@kilim/contract';
import { kvkk, privacy } from '@kilim/messages/legal';
import { translators } from '../platform/i18n/index.ts';
import { escapeHtml } from '../platform/text/index.ts';
import { describeGalleryPage } from './gallery-head.ts';

// The head of a page for crawlers and link previews, which run no scripts (docs/rules/public-pages.md#head). The web app
// replaces these elements by its own.

export interface PageHeadInput {
  /** Without the query, such as `/contact`. */
  readonly path: string;
  readonly language: Language;
  /** The language in the query, if there is one. */
  readonly askedLanguage: Language | null;
  /** Origin of the site, such as `https://kilim.example`. */
  readonly origin: string;
  readonly settings: PublicSettings;
  /** The announcement of the path, if there is one. */
  readonly announcement: Announcement | null;
}

interface PageText {
  readonly title: string;
  readonly description: string;
  /** The page has one text for both languages. */
  readonly isInOneLanguage?: true;
  readonly structuredData?: StructuredData;
}

/** The picture of a link preview, without text, because the site's name is a setting. */
const socialCard = { path: '/social-card.png', width: 1200, height: 630 };

const announcementPath = /^\/announcements\/([\w-]{1,64})$/;

/** The announcement id of a path; null for other paths. */
export function readAnnouncementId(path: string): string | null {
  return announcementPath.exec(path)?.[1] ?? null;
}

function describePage({ path, language, origin, settings, announcement }: PageHeadInput): PageText | null {
  const translate = translators[language];
  const { siteName } = settings;
  const fill = (text: string): string => text.replaceAll('{{siteName}}', siteName);
  switch (path) {
    case '/':
      return {
        title: translate('home.title', { siteName }),
        description: settings.siteDescription[language] || translate('home.description', { siteName }),
      };
    case '/auth':
      return { title: translate('auth.login.title'), description: translate('auth.login.description') };
    case '/pricing':
      return {
        title: translate('pricing.title'),
        description: translate('pricing.description', { siteName }),
      };
    case '/dashboard':
      return {
        title: translate('dashboard.title'),
        description: translate('dashboard.description', { siteName }),
      };
    case '/contact':
      return {
        title: translate('contact.title'),
        description: translate('contact.description', { siteName }),
      };
    case '/privacy':
      return { title: privacy.title, description: fill(privacy.description), isInOneLanguage: true };
    case '/kvkk':
      return { title: kvkk.title, description: fill(kvkk.description), isInOneLanguage: true };
    default:
      if (announcement === null) return describeGalleryPage(path, language, origin);
      return {
        title: announcement.title[language] || announcement.title.tr,
        description: (announcement.content[language] || announcement.content.tr).slice(0, 160),
        ...(announcement.title.en === '' ? { isInOneLanguage: true } : {}),
      };
  }
}

/** JSON without `<`, which could end the script element. */
const toScriptText = (data: PageData | StructuredData): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** Elements of the head of a public page; for other pages only the title with the site's name. */
export function renderHead(question: PageHeadInput): string {
  const { path, language, askedLanguage, origin, settings } = question;
  const page = describePage(question);
  if (page === null) return `<title data-server>${escapeHtml(settings.siteName)}</title>`;
  const title = page.title.includes(settings.siteName) ? page.title : `${page.title} · ${settings.siteName}`;
  const plainAddress = origin + path;
  const address = page.isInOneLanguage ? plainAddress : setLanguageParam(plainAddress, askedLanguage);
  const languages = page.isInOneLanguage ? [] : listLanguageAlternates(plainAddress);
  const meta = (kind: 'name' | 'property', name: string, content: string): string =>
    `<meta data-server ${kind}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title data-server>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', question.announcement === null ? 'website' : 'article'),
    meta('property', 'og:site_name', settings.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', language === 'tr' ? 'tr_TR' : 'en_GB'),
    meta('property', 'og:image', origin + socialCard.path),
    meta('property', 'og:image:width', String(socialCard.width)),
    meta('property', 'og:image:height', String(socialCard.height)),
    meta('property', 'og:image:alt', settings.siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    `<link data-server rel="canonical" href="${escapeHtml(address)}" />`,
    ...languages.map(
      ({ hrefLang, address: href }) =>
        `<link data-server rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}" />`,
    ),
    page.structuredData === undefined
      ? ''
      : `<script data-server type="application/ld+json">${toScriptText(page.structuredData)}</script>`,
  ].join('');
}

const iconLink = /<link rel="icon"[^>]*>/;
const touchIconLink = /<link rel="apple-touch-icon"[^>]*>/;
const languageLink = /<link [^>]*data-language="(\w+)"[^>]*>/g;
const emptyRoot = '<div id="root"></div>';

export interface PageInput extends PageHeadInput {
  readonly theme: Theme;
  /** The rendered page; null when the browser renders it. */
  readonly body: string | null;
  /** API replies that the browser then does not request. */
  readonly data: PageData;
  /** Addresses of scripts to preload. */
  readonly scripts: readonly string[];
}

/** The message that boot.js shows when the script of the page fails to load, and with it the catalogue. */
function renderFailure(language: Language): string {
  const translate = translators[language];
  const text = escapeHtml(translate('errors.general_unavailable'));
  const link = `<a href="">${escapeHtml(translate('common.error.reload'))}</a>`;
  return `<template id="load-failed"><div role="alert" class="load-failed"><p>${text}</p>${link}</div></template>`;
}

function renderRoot({ language, theme, body, data }: PageInput): string {
  const root =
    body === null ? emptyRoot : `<div id="root" data-rendered="${language} ${theme}">${body}</div>`;
  return `${root}${renderFailure(language)}<script type="application/json" id="page-data">${toScriptText(data)}</script>`;
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const firstScript = '<script src="/boot.js">';
const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * A rendered page needs no script to be read, so styles come first and scripts after the first paint: boot.js sets the
 * `rel` of their links.
 */
function putScriptsLast(html: string): string {
  const styles = (html.match(stylesheet) ?? []).join('').trim();
  return html
    .replaceAll(stylesheet, '')
    .replace(firstScript, () => `${styles}${firstScript}`)
    .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
    .replace(moduleScript, (_, address: string) => `<link data-later="module" href="${address}" />`);
}

/** Inserts language, theme, head, markup, data and the site's icons into the built page. */
export function fillPage(html: string, filling: PageInput): string {
  const { language, theme, settings, scripts } = filling;
  const preloads = scripts.map(
    (path) => `<link rel="modulepreload" href="${escapeHtml(path)}" crossorigin />`,
  );
  // Replacement functions, because `$` has a meaning in replacement strings.
  const filled = html
    .replace(
      /<html lang="[a-z]+" data-theme="[a-z]+"/,
      () => `<html lang="${language}" data-theme="${theme}"`,
    )
    // Fonts with letters of another language.
    .replaceAll(languageLink, (link, own: string) => (own === language ? link : ''))
    .replace('</head>', () => `${renderHead(filling)}${preloads.join('')}</head>`);
  const styled = filling.body === null ? filled : putScriptsLast(filled);
  const rooted = styled.replace(emptyRoot, () => renderRoot(filling));
  const { logoUrl, faviconUrl } = settings;
  const linkTo = (kind: string, url: string) => (): string =>
    `<link rel="${kind}" href="${escapeHtml(url)}" />`;
  const touched = logoUrl ? rooted.replace(touchIconLink, linkTo('apple-touch-icon', logoUrl)) : rooted;
  return faviconUrl ? touched.replace(iconLink, linkTo('icon', faviconUrl)) : touched;
}
