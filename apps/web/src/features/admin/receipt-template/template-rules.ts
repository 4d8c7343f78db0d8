import { settingValues } from '@kilim/contract';
import type { ReceiptTemplate } from './api/receipt-template.ts';

const fields = ['companyName', 'taxId', 'address', 'phone', 'email', 'logo'] as const;

/** The fields that the server would reject. */
export function findTemplateProblems(template: ReceiptTemplate): (keyof ReceiptTemplate)[] {
  const { error } = settingValues.receiptTemplate.safeParse(template);
  return fields.filter((field) => error?.issues.some(({ path }) => path[0] === field));
}

export function isSameTemplate(one: ReceiptTemplate, other: ReceiptTemplate): boolean {
  return fields.every((field) => one[field] === other[field]);
}
