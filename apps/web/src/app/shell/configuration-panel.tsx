import { getConfiguration } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useConsent } from '../../analytics/consent.ts';
import { call } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/**
 * Lists the backend settings that are still placeholders, for administrators. It loads after the page and must not shift
 * the layout: it floats at the bottom, and on small screens, where it would cover controls, it ends the page.
 */
export default function ConfigurationPanel({ hasFooter }: { readonly hasFooter: boolean }) {
  const translate = useTranslate();
  const panelId = useId();
  // The consent bar is rendered below the footer.
  const isConsentAsked = useConsent() === 'unasked' && hasFooter;
  const [isHidden, setIsHidden] = useState(() => readStored('configuration-hidden', 'session') === '1');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: queryKeys.configuration,
    queryFn: ({ signal }) => call(getConfiguration, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isHidden,
  });
  if (isHidden || data === undefined || data.placeholders.length === 0) return null;
  return (
    <aside
      aria-label={translate('adminConfiguration.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
      className={classNames(
        'flex max-w-md flex-col items-start gap-2 p-3 md:fixed md:left-3 md:z-30 md:p-0',
        // Above the buttons of the consent bar.
        isConsentAsked ? 'bottom-20' : 'bottom-3',
      )}
    >
      {isOpen ? (
        <div
          id={panelId}
          className="animate-appear rounded-card border border-warning/40 bg-raised p-4 text-13 md:max-h-[60dvh] md:overflow-y-auto md:shadow-float"
        >
          <p>{translate('adminConfiguration.intro')}</p>
          <ul className="list-disc pt-1 pb-3 pl-5">
            {data.placeholders.map((name) => (
              <li key={name}>
                <span className="pr-1">{translate(`adminConfiguration.${name}`)}</span>
                {name === 'mail' || name === 'ai' ? (
                  <Link
                    to={paths.admin.to(name === 'ai' ? 'ai' : 'outbox')}
                    className="font-medium underline underline-offset-4"
                  >
                    {translate(`adminConfiguration.${name === 'ai' ? 'models' : 'outbox'}`)}
                  </Link>
                ) : null}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            onClick={() => {
              writeStored('configuration-hidden', '1', 'session');
              setIsHidden(true);
            }}
          >
            {translate('adminConfiguration.hide')}
          </Button>
        </div>
      ) : null}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-warning/40 bg-raised px-4 text-13 font-medium hover:border-warning md:shadow-float"
      >
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
        {translate('adminConfiguration.title')}
      </button>
    </aside>
  );
}
