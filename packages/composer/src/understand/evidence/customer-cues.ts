import type { ArchetypeId } from '../../spec/app-spec.ts';

/** What is said of work for others; without any of it a trade only tells who writes. */
export const customerCues: readonly string[] = [
  'customers',
  'order',
  'deliver',
  'repair',
  'makeForOthers',
  'deposit',
  'invoice',
  'tradeWork',
  'money',
  'earn',
  'paid',
  'appointment',
  'sell',
  'stockLeft',
  'booking',
  'lend',
  'status',
];

/** Without any of these cues there is no app of the kind: who sells nothing has no orders, what is not counted no stock. */
export const neededCues: Partial<Record<ArchetypeId, readonly string[]>> = {
  jobs: [
    'customers',
    'order',
    'deliver',
    'repair',
    'makeForOthers',
    'deposit',
    'invoice',
    'tradeWork',
    'sell',
    'lend',
    'project',
  ],
  appointments: ['appointment', 'customers', 'patients', 'salon', 'lesson', 'booking'],
  stock: ['count', 'stockLeft', 'inventory', 'expiry', 'sell', 'lend', 'offer'],
  quiz: ['ask', 'learn', 'cardSides', 'school', 'bet'],
};
