import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { openOwnStore } from '../../storage/store-owner.ts';
import { Badge } from '../../ui/badge.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Marks a project that opens without a network, while there is none. */
export function KeptBadge({ projectId }: { readonly projectId: string }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const { data } = useQuery({
    queryKey: ['kept-projects'],
    queryFn: async () => (await (await openOwnStore())?.listDocuments()) ?? [],
    enabled: !isOnline,
  });
  if (isOnline || !data?.includes(projectId)) return null;
  return (
    <span className="flex">
      <Badge tone="success">
        <Download aria-hidden="true" className="size-3.5" />
        {translate('dashboard.card.kept')}
      </Badge>
    </span>
  );
}
