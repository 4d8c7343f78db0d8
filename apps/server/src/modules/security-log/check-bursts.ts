import { newId } from '../../platform/clock/new-id.ts';
import { composeAlertMail } from '../../platform/mail/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { claimMail, countEvents, insertAlert, listAdmins, updateOpenAlert } from './alert-repository.ts';
import { type Burst, type BurstRule, burstRules, findBursts, windowStart } from './burst-rules.ts';
import type { SecurityLogPorts } from './ports.ts';
import { findEmails } from './repository.ts';

/** Kind of the job that looks for bursts. */
export const burstCheckJob = 'security-bursts';

const second = 1000;
const hour = 3600 * second;
/** Events of one slot are counted together, so that an attack costs one count and not one per attempt. */
const slotLength = 30 * second;
/** For a day, further events of the same burst raise the count of the open alert. */
const alertStaysOpen = 24 * hour;

/** The slot of now; its events are checked at its end. */
export function burstSlot(now: number): { readonly slot: number; readonly runAt: number } {
  const slot = Math.floor(now / slotLength);
  return { slot, runAt: (slot + 1) * slotLength };
}

async function mailAdmins(ports: SecurityLogPorts, tx: Tx, rule: BurstRule, burst: Burst): Promise<void> {
  const subject =
    rule.by === 'user' ? ((await findEmails(tx, [burst.subject])).get(burst.subject) ?? '') : burst.subject;
  for (const admin of await listAdmins(tx)) {
    const language = (await ports.findLanguage(tx, admin.id)) ?? 'tr';
    const { count } = burst;
    const facts = { kind: rule.alert, subject, count, minutes: rule.minutes };
    const mail = { language, siteName: ports.readSiteName(), recipient: admin.email, name: admin.name };
    await ports.mailer.post(tx, composeAlertMail({ ...facts, ...mail }));
  }
}

/** Handler of the job: raises an alert for each new burst and sends at most one mail an hour and kind. */
export async function checkBursts(ports: SecurityLogPorts): Promise<void> {
  const { transactions, clock } = ports;
  for (const rule of burstRules) {
    const now = clock.now();
    const counts = await countEvents(transactions.outside, rule, windowStart(rule, now));
    for (const burst of findBursts(rule, counts, now)) {
      await transactions.run(async (tx) => {
        if (await updateOpenAlert(tx, burst, now - alertStaysOpen)) return;
        if (!(await insertAlert(tx, newId(now), burst, now))) return;
        if (await claimMail(tx, burst.alert, now, now - hour)) await mailAdmins(ports, tx, rule, burst);
      });
    }
  }
}
