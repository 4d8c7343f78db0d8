import { AppError, type ChargeReview, type ChargeReviewState, type TurnId } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../../platform/paging/index.ts';
import type { TurnPorts } from '../ports.ts';
import type { ReviewRecord } from './mount-record.ts';
import { presentReview } from './present.ts';
import { publishReported } from './report-mount.ts';
import { decideMount, findMount } from './repository.ts';
import { countOpenReviews, listReviewRecords } from './review-repository.ts';

export interface ReviewQuery {
  readonly state?: ChargeReviewState | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ReviewList {
  readonly reviews: ChargeReview[];
  readonly open: number;
  readonly nextCursor: string | null;
}

/** Reports of changes that did not start, for administrators: docs/rules/turns.md#mount-reports */
export interface ChargeReviews {
  /** Newest first. Throws `general_cursor_not_found`. */
  list(query: ReviewQuery): Promise<ReviewList>;
  /** Idempotent. Throws `charge_review_not_found` and, for another decision, `charge_review_already_decided`. */
  decide(turnId: TurnId, decision: 'return' | 'refuse'): Promise<ChargeReview>;
}

const recentPeriod = 30 * 24 * 60 * 60_000;
const reviewCursor = z.tuple([z.number().int(), z.string().max(64)]);
const chargeOf = { return: 'returned', refuse: 'refused' } as const;

export function createChargeReviews(ports: TurnPorts): ChargeReviews {
  const { transactions, clock, credits, audit } = ports;
  const since = (): number => clock.now() - recentPeriod;

  const find = async (turnId: TurnId): Promise<ReviewRecord> => {
    const filter = { charge: null, after: null, turnId, since: since(), count: 1 };
    const [record] = await listReviewRecords(transactions.outside, filter);
    if (!record) throw new AppError('charge_review_not_found');
    return record;
  };

  return {
    list: async ({ state, limit, cursor }) => {
      const after = cursor === undefined ? null : decodeCursor(cursor, reviewCursor);
      const filter = { charge: state ?? null, after, since: since(), count: limit + 1 };
      const found = await listReviewRecords(transactions.outside, filter);
      const { rows, nextCursor } = cutPage(found, limit, ({ reportedAt, turnId }) => [reportedAt, turnId]);
      return {
        reviews: rows.map(presentReview),
        open: await countOpenReviews(transactions.outside),
        nextCursor,
      };
    },
    decide: async (turnId, decision) => {
      const { userId, credits: amount } = await find(turnId);
      const charge = chargeOf[decision];
      const decided = await transactions.run(async (tx) => {
        await credits.lock(tx, userId);
        if (!(await decideMount(tx, turnId, { charge, decidedAt: clock.now() }))) {
          const known = await findMount(tx, turnId);
          if (known?.charge !== charge || known.decidedAt === null) {
            throw new AppError('charge_review_already_decided');
          }
          return false;
        }
        if (charge === 'returned') await credits.returnCharge(tx, { userId, turnId });
        const kind = charge === 'returned' ? 'charge-returned' : 'charge-kept';
        await audit?.record(tx, { kind, userId, detail: { target: turnId, credits: amount } });
        return true;
      });
      const record = await find(turnId);
      if (decided) await publishReported(ports, record);
      return presentReview(record);
    },
  };
}
