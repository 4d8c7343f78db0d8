import type { MessageKey } from '@kilim/messages';
import { ArrowLeftRight, ChartColumn, FileText, Mails, Package, ReceiptText } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { AdminTab } from '../../navigation/paths.ts';

export interface AdminTabEntry {
  readonly name: AdminTab;
  readonly label: MessageKey;
  readonly icon: ReactNode;
  readonly Component: ComponentType;
}

/** The tabs in their order; the menu, the address and the screen follow this table. Each is a chunk of its own. */
export const adminTabs: readonly [AdminTabEntry, ...AdminTabEntry[]] = [
  {
    name: 'plans',
    label: 'admin.tab.plans',
    icon: <Package aria-hidden="true" />,
    Component: lazy(() => import('./plans/plans-tab.tsx')),
  },
  {
    name: 'receipts',
    label: 'admin.tab.receipts',
    icon: <ReceiptText aria-hidden="true" />,
    Component: lazy(() => import('./receipts/receipts-tab.tsx')),
  },
  {
    name: 'transfers',
    label: 'admin.tab.transfers',
    icon: <ArrowLeftRight aria-hidden="true" />,
    Component: lazy(() => import('./transfers/transfers-tab.tsx')),
  },
  {
    name: 'billing',
    label: 'admin.tab.billing',
    icon: <ChartColumn aria-hidden="true" />,
    Component: lazy(() => import('./report/report-tab.tsx')),
  },
  {
    name: 'receipt-template',
    label: 'admin.tab.receiptTemplate',
    icon: <FileText aria-hidden="true" />,
    Component: lazy(() => import('./receipt-template/receipt-template-tab.tsx')),
  },
  {
    name: 'outbox',
    label: 'admin.tab.outbox',
    icon: <Mails aria-hidden="true" />,
    Component: lazy(() => import('./outbox/outbox-tab.tsx')),
  },
];

/** The tab that `?tab=` names; the first one for an unknown name. */
export function readAdminTab(search: URLSearchParams): AdminTabEntry {
  const name = search.get('tab');
  return adminTabs.find((tab) => tab.name === name) ?? adminTabs[0];
}
