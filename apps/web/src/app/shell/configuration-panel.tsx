import { getConfiguration } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Tells an administrator which settings of the backend are still placeholders (customer.md §2, Error screen). A lazily loaded part. */
export default function ConfigurationPanel() {
  const translate = useTranslate();
  const [isHidden, setIsHidden] = useState(() => readStored('configuration-hidden', 'session') === '1');
  const { data } = useQuery({
    queryKey: queryKeys.configuration,
    queryFn: ({ signal }) => call(getConfiguration, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isHidden,
  });
  if (isHidden || data === undefined || data.placeholders.length === 0) return null;
  return (
    <section aria-labelledby="configuration-title" className="border-b border-warning/40 bg-warning/8">
      <div className="mx-auto flex max-w-7xl items-start gap-3 px-4 py-3 sm:px-6">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        <div className="min-w-0 flex-1">
          <h2 id="configuration-title" className="text-14 font-semibold">
            {translate('shell.configuration.title')}
          </h2>
          <p className="pt-0.5 text-13">{translate('shell.configuration.intro')}</p>
          <ul className="list-disc pt-1 pl-5 text-13">
            {data.placeholders.map((name) => (
              <li key={name}>
                <span className="pr-1">{translate(`shell.configuration.${name}`)}</span>
                {name === 'mail' ? (
                  <Link to={paths.admin.to('outbox')} className="font-medium underline underline-offset-4">
                    {translate('shell.configuration.outbox')}
                  </Link>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        <IconButton
          label={translate('shell.configuration.hide')}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            writeStored('configuration-hidden', '1', 'session');
            setIsHidden(true);
          }}
        />
      </div>
    </section>
  );
}
