import type { MessageKey } from '@kilim/messages';
import {
  ArrowLeftRight,
  Bot,
  ChartColumn,
  Coins,
  FileText,
  Mails,
  Megaphone,
  Package,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ensureNamespace } from '../../i18n/translation.ts';
import type { AdminTab } from '../../navigation/paths.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

export interface AdminTabEntry {
  readonly name: AdminTab;
  readonly label: MessageKey;
  readonly icon: ReactNode;
  readonly Component: ReturnType<typeof lazyComponent<object>>;
}

/** The tabs in display order, for the menu, the URL and the screen. Each is a separate chunk. */
export const adminTabs: readonly [AdminTabEntry, ...AdminTabEntry[]] = [
  {
    name: 'plans',
    label: 'admin.tab.plans',
    icon: <Package aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./plans/plans-tab.tsx')).default),
  },
  {
    name: 'announcements',
    label: 'admin.tab.announcements',
    icon: <Megaphone aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./announcements/announcements-tab.tsx')).default),
  },
  {
    name: 'receipts',
    label: 'admin.tab.receipts',
    icon: <ReceiptText aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./receipts/receipts-tab.tsx')).default),
  },
  {
    name: 'transfers',
    label: 'admin.tab.transfers',
    icon: <ArrowLeftRight aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./transfers/transfers-tab.tsx')).default),
  },
  {
    name: 'billing',
    label: 'admin.tab.billing',
    icon: <ChartColumn aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./report/report-tab.tsx')).default),
  },
  {
    name: 'receipt-template',
    label: 'admin.tab.receiptTemplate',
    icon: <FileText aria-hidden="true" />,
    Component: lazyComponent(
      async () => (await import('./receipt-template/receipt-template-tab.tsx')).default,
    ),
  },
  {
    name: 'security',
    label: 'admin.tab.security',
    icon: <ShieldCheck aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./security/security-tab.tsx'), ensureNamespace('security')]);
      return part.default;
    }),
  },
  {
    name: 'outbox',
    label: 'admin.tab.outbox',
    icon: <Mails aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./outbox/outbox-tab.tsx')).default),
  },
  {
    name: 'reviews',
    label: 'admin.tab.reviews',
    icon: <Coins aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./reviews/reviews-tab.tsx')).default),
  },
  {
    name: 'ai',
    label: 'admin.tab.ai',
    icon: <Bot aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./ai/ai-tab.tsx')).default),
  },
];

/** The tab in `?tab=`; the first one for an unknown name. */
export function readAdminTab(search: URLSearchParams): AdminTabEntry {
  const name = search.get('tab');
  return adminTabs.find((tab) => tab.name === name) ?? adminTabs[0];
}
