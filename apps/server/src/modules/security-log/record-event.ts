import { securityDetail } from '@kilim/contract';
import { currentOrigin, describeClient } from '../../platform/request-origin/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { isCounted } from './burst-rules.ts';
import { burstCheckJob, burstSlot } from './check-bursts.ts';
import { categoryOf } from './event-category.ts';
import { newEventId } from './event-id.ts';
import type { NewEvent, SecurityLogPorts, SecurityRecorder } from './ports.ts';
import { insertEvent } from './repository.ts';

export function createRecorder(ports: SecurityLogPorts): SecurityRecorder {
  const { transactions, clock, jobs } = ports;

  const record = async (tx: Tx, event: NewEvent): Promise<void> => {
    const { kind, userId, detail = {} } = event;
    const now = clock.now();
    const request = currentOrigin();
    const origin = event.origin ?? request;
    const actorId = request?.callerId ?? null;
    await insertEvent(tx, {
      id: newEventId(now),
      category: categoryOf(kind),
      kind,
      userId,
      actorId: actorId === userId ? null : actorId,
      network: origin?.network ?? '',
      ...describeClient(origin?.userAgent ?? ''),
      detail: securityDetail.parse(detail),
      createdAt: now,
    });
    if (!isCounted(kind)) return;
    const { runAt, slot } = burstSlot(now);
    await jobs.enqueue(tx, burstCheckJob, {}, { runAt, uniqueKey: `${burstCheckJob}:${slot}` });
  };

  return {
    record,
    recordAlone: (event) => transactions.run((tx) => record(tx, event)),
  };
}
