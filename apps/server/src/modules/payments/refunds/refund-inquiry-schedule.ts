const minute = 60_000;
const hour = 60 * minute;

/** A lease on a refund during its request or inquiry: longer than any provider takes to answer or to time out. */
export const refundLeaseTime = 90_000;

/** The longest time between two inquiries. */
export const longestRefundInquiryDelay = hour;

/** Time of the next inquiry of a pending refund: after 1, 2, 4 … minutes, at most an hour apart. */
export function nextRefundInquiryAt(requestedAt: number, now: number): number {
  return now + Math.max(minute, Math.min(hour, now - requestedAt));
}

/** Whether a refund that the provider does not list was surely not received; its books may lag for up to an hour. */
export const isRefusalFinal = (requestedAt: number, now: number): boolean => now - requestedAt >= hour;
