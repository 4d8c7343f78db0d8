const cents = (value: number): number => Math.round(value * 100) / 100;

export interface Loan {
  instalment: number;
  total: number;
  interest: number;
}

/** Equal instalments for a monthly rate in percent; without interest the amount is divided. */
export function calculateLoan(amount: number, monthlyRate: number, months: number): Loan {
  const count = Math.max(1, Math.floor(months));
  const rate = Math.max(0, monthlyRate) / 100;
  const instalment = cents(rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count));
  const total = cents(instalment * count);
  return { instalment, total, interest: cents(total - amount) };
}

export interface LoanRow {
  month: number;
  interest: number;
  principal: number;
  rest: number;
}

/** What of each instalment is interest, and what is left to pay. */
export function listInstalments(amount: number, monthlyRate: number, months: number): LoanRow[] {
  const { instalment } = calculateLoan(amount, monthlyRate, months);
  let rest = amount;
  return Array.from({ length: Math.max(1, Math.floor(months)) }, (_, index) => {
    const interest = cents((rest * Math.max(0, monthlyRate)) / 100);
    const principal = Math.min(rest, cents(instalment - interest));
    rest = cents(rest - principal);
    return { month: index + 1, interest, principal, rest };
  });
}

/** Net, tax and gross; the amount is net, or includes the tax. */
export function calculateVat(amount: number, rate: number, isIncluded: boolean) {
  const net = isIncluded ? amount / (1 + rate / 100) : amount;
  const tax = cents((net * rate) / 100);
  return { net: cents(net), tax, gross: isIncluded ? amount : cents(net + tax) };
}

/** Profit, its share of the price (margin) and of the cost (markup), in percent. */
export function calculateMargin(cost: number, price: number) {
  const profit = cents(price - cost);
  return {
    profit,
    margin: price === 0 ? 0 : (profit / price) * 100,
    markup: cost === 0 ? 0 : (profit / cost) * 100,
  };
}

export function calculateDiscount(price: number, percent: number) {
  const saved = cents((price * Math.min(100, Math.max(0, percent))) / 100);
  return { saved, price: cents(price - saved) };
}

export function splitBill(bill: number, tipPercent: number, people: number) {
  const tip = cents((bill * Math.max(0, tipPercent)) / 100);
  const total = cents(bill + tip);
  return { tip, total, each: cents(total / Math.max(1, Math.floor(people))) };
}
