import { z } from 'zod';

/** What a role may do with entries; `manage` is deleting all of them and taking them elsewhere. */
export const roleActions = ['add', 'edit', 'delete', 'manage'] as const;
export type RoleAction = (typeof roleActions)[number];

/** Who uses the app on this device. The first role of an app may do everything. */
export const roleSchema = z.strictObject({
  /** Name in the code: 'manager'. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** In the app's language: 'Yönetici'. */
  label: z.string().min(1).max(24),
  may: z.array(z.enum(roleActions)).max(roleActions.length),
  /** Ids of main or linked screens that the role does not see. */
  hides: z.array(z.string().max(50)).max(40).default([]),
});

export const roleMaximum = 6;

export type Role = z.output<typeof roleSchema>;
