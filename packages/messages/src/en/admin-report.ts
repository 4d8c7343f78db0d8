/** The billing and subscriptions report. */
export const adminReport = {
  title: 'Revenue and subscriptions',
  intro:
    'Refunds are taken off what was paid, currencies are never added up, simulations do not count. Days are those of Türkiye.',
  file: 'Download CSV',
  failed: 'The report could not be loaded',
  emptyTitle: 'Nothing was paid in this period',
  empty: 'Choose another period; revenue appears here with the first order that is paid.',
  to: 'Last day',
  reversed: 'The first day cannot come after the last.',
  show: 'Show',
  revenue: 'Revenue ({{currency}})',
  paid: 'Paid',
  refunded: 'Refunded',
  tax: 'VAT included',
  receipts: 'Receipts',
  byMonth: 'Revenue by month ({{currency}})',
  chartLabel: 'Revenue in {{currency}} by month; the figures are in the table below',
  asTable: 'Show as table',
  month: 'Month',
  byPlan: 'Revenue by plan',
  receiptCount_one: '{{number}} receipt',
  receiptCount_other: '{{number}} receipts',
  holders: 'Plan holders',
  holdersHint:
    'Everybody counts once, with the last plan that they paid for and that was not refunded whole.',
  people_one: '{{number}} person',
  people_other: '{{number}} people',
  simulated_one: 'There is {{number}} simulated payment in this period; it is not part of the revenue.',
  simulated_other:
    'There are {{number}} simulated payments in this period; they are not part of the revenue.',
  from: 'First day',
} as const;
