import type { MessageKey } from '@kilim/messages';
import {
  Activity,
  ArrowLeftRight,
  Bot,
  ChartColumn,
  Coins,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  Mails,
  Megaphone,
  Package,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
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
    name: 'dashboard',
    label: 'admin.tab.dashboard',
    icon: <LayoutDashboard aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./dashboard/dashboard-tab.tsx')).default),
  },
  {
    name: 'users',
    label: 'admin.tab.users',
    icon: <Users aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./users/users-tab.tsx')).default),
  },
  {
    name: 'support',
    label: 'admin.tab.support',
    icon: <LifeBuoy aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./support/support-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
  },
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
    name: 'settings',
    label: 'admin.tab.settings',
    icon: <Settings aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./settings/settings-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
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
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./report/report-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
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
    name: 'audit',
    label: 'admin.tab.audit',
    icon: <ScrollText aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./audit/audit-tab.tsx'), ensureNamespace('security')]);
      return part.default;
    }),
  },
  {
    name: 'outbox',
    label: 'admin.tab.outbox',
    icon: <Mails aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./outbox/outbox-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
  },
  {
    name: 'reviews',
    label: 'admin.tab.reviews',
    icon: <Coins aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./reviews/reviews-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
  },
  {
    name: 'ai',
    label: 'admin.tab.ai',
    icon: <Bot aria-hidden="true" />,
    Component: lazyComponent(async () => (await import('./ai/ai-tab.tsx')).default),
  },
  {
    name: 'health',
    label: 'admin.tab.health',
    icon: <Activity aria-hidden="true" />,
    Component: lazyComponent(async () => {
      const [part] = await Promise.all([import('./health/health-tab.tsx'), ensureNamespace('operation')]);
      return part.default;
    }),
  },
];

/** The tab in `?tab=`; the first one for an unknown name. */
export function readAdminTab(search: URLSearchParams): AdminTabEntry {
  const name = search.get('tab');
  return adminTabs.find((tab) => tab.name === name) ?? adminTabs[0];
}
