import {
  Bell,
  CreditCard,
  HardDrive,
  LifeBuoy,
  Palette,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { SettingsSection } from './paths.ts';

/** The icons of the settings' tabs, also in the command palette. */
export const settingsIcons: Readonly<Record<SettingsSection, ReactNode>> = {
  profile: <UserRound aria-hidden="true" />,
  appearance: <Palette aria-hidden="true" />,
  notifications: <Bell aria-hidden="true" />,
  support: <LifeBuoy aria-hidden="true" />,
  receipts: <ReceiptText aria-hidden="true" />,
  billing: <CreditCard aria-hidden="true" />,
  storage: <HardDrive aria-hidden="true" />,
  security: <ShieldCheck aria-hidden="true" />,
};
