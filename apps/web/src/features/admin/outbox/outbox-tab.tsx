import { outboxState } from '@kilim/contract';
import { RotateCw } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { schemaParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { controlLook } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useOutbox } from './api/outbox.ts';
import { OutboxMailEntry } from './outbox-mail.tsx';

const outboxParams = { state: schemaParam('state', outboxState) };

/** The server's outgoing mails; without SMTP they stay here. */
export default function OutboxTab() {
  const translate = useTranslate();
  const { state: filter, change } = useUrlState(outboxParams);
  const { state } = filter;
  const list = useOutbox(state);
  const isSending = list.data?.pages[0]?.isSending;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h2 className="text-20 font-semibold">{translate('adminOutbox.title')}</h2>
          {/* As tall as the longer text, so that nothing moves when it loads. */}
          <p className="min-h-10 pt-1 text-14 text-muted">
            {isSending === undefined
              ? null
              : translate(isSending ? 'adminOutbox.introSending' : 'adminOutbox.introWaiting')}
          </p>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          <select
            value={state ?? ''}
            onChange={({ target }) => change({ state: outboxState.safeParse(target.value).data ?? null })}
            aria-label={translate('adminOutbox.filter')}
            className={`${controlLook} h-10 w-auto! cursor-pointer max-sm:flex-1`}
          >
            <option value="">{translate('adminOutbox.all')}</option>
            {outboxState.options.map((name) => (
              <option key={name} value={name}>
                {translate(`adminOutbox.state.${name}`)}
              </option>
            ))}
          </select>
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            isBusy={list.isRefetching}
            onClick={() => void list.refetch()}
          >
            {translate('adminOutbox.refresh')}
          </Button>
        </div>
      </div>
      <PagedList
        list={list}
        itemsOf={(page) => page.mails}
        skeletonClass="h-21 rounded-card"
        failed={translate('adminOutbox.failed')}
        more={translate('adminOutbox.more')}
        empty={
          state === null ? (
            <EmptyState
              title={translate('adminOutbox.emptyTitle')}
              description={translate('adminOutbox.empty')}
            />
          ) : (
            <EmptyState
              title={translate('adminOutbox.noneTitle')}
              description={translate('adminOutbox.none')}
              action={
                <Button variant="secondary" onClick={() => change({ state: null })}>
                  {translate('adminOutbox.showAll')}
                </Button>
              }
            />
          )
        }
      >
        {(mails) => (
          <ul className="flex flex-col gap-3">
            {mails.map((mail) => (
              <li key={mail.id}>
                <OutboxMailEntry mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
