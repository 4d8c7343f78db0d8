import type { LegalDocument, LegalSection } from '@kilim/messages/legal';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useSiteName } from '../../api/site.ts';
import { formatDate } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { OperatorContact } from './operator-contact.tsx';

export interface LegalPageProps {
  readonly document: LegalDocument;
  /** The day that names the version in force. */
  readonly version: string;
  readonly other: { readonly to: string; readonly title: string };
}

function Section({
  section,
  fill,
}: {
  readonly section: LegalSection;
  readonly fill: (text: string) => string;
}) {
  return (
    <section className="pt-8">
      <h2 className="text-20 font-semibold tracking-tight">{section.title}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph} className="pt-2 text-16 text-muted">
          {fill(paragraph)}
        </p>
      ))}
      {section.points === undefined ? null : (
        <ul className="flex list-disc flex-col gap-1.5 pt-3 pl-5 text-16 text-muted marker:text-primary">
          {section.points.map((point) => (
            <li key={point}>{fill(point)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A legal text with its date, an English summary and a link to sign-in: docs/rules/public-pages.md#legal-pages */
export function LegalPage({ document, version, other }: LegalPageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const siteName = useSiteName();
  const fill = (text: string): string => text.replaceAll('{{siteName}}', siteName);
  return (
    <main className="flex-1">
      <PageHead title={document.title} description={fill(document.description)} isInOneLanguage />
      <WovenBand className="block" />
      <article lang="tr" className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
        <Link
          to={paths.auth.to()}
          lang={language}
          className="inline-flex min-h-10 items-center gap-2 text-14 font-medium text-primary underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {translate('legal.back')}
        </Link>
        <h1 className="pt-4 text-28 font-semibold tracking-tight sm:text-40">{document.title}</h1>
        <p lang={language} className="pt-2 text-13 text-muted numerals">
          {translate('legal.version', { date: formatDate(version, language, 'UTC') })}
          {language === 'tr' ? null : ` · ${translate('legal.turkishOnly')}`}
        </p>
        <p className="pt-6 text-16">{fill(document.intro)}</p>
        {document.sections.map((section) => (
          <Section key={section.title} section={section} fill={fill} />
        ))}
        <OperatorContact />
        <section lang="en" className="mt-10 rounded-card border border-line bg-sunken p-5 sm:p-6">
          <h2 className="text-20 font-semibold tracking-tight">{document.summary.title}</h2>
          {document.summary.paragraphs.map((paragraph) => (
            <p key={paragraph} className="pt-3 text-14 text-muted">
              {fill(paragraph)}
            </p>
          ))}
        </section>
        <p lang={language} className="flex flex-wrap items-center gap-x-1.5 pt-8 text-14 text-muted">
          {translate('legal.other')}
          <Link
            to={other.to}
            className="inline-flex min-h-10 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            {other.title}
          </Link>
        </p>
      </article>
    </main>
  );
}
