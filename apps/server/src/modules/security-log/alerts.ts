import { newId } from '../../platform/clock/new-id.ts';
import { composeAlertMail } from '../../platform/mail/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { claimMail, countEvents, insertAlert, listAdmins, updateOpenAlert } from './alert-repository.ts';
import { type Burst, type BurstRule, burstRules, findBursts, windowStart } from './policy.ts';
import type { SecurityLogPorts } from './ports.ts';
import { findEmails } from './repository.ts';

/** Kind of the job that looks for bursts. */
export const burstCheckJob = 'security-bursts';

const second = 1000;
const hour = 3600 * second;
/** Events of this long are checked together, so that an attack costs one count and not one for each try. */
const slotLength = 30 * second;
/** While an alert is open, the same burst goes on in it for a day. */
const alertStaysOpen = 24 * hour;

/** When the events of now are checked: at the end of their slot, so that none comes after the check. */
export function burstSlot(now: number): { readonly slot: number; readonly runAt: number } {
  const slot = Math.floor(now / slotLength);
  return { slot, runAt: (slot + 1) * slotLength };
}

async function mailAdmins(ports: SecurityLogPorts, tx: Tx, rule: BurstRule, burst: Burst): Promise<void> {
  const subject =
    rule.by === 'user_id'
      ? ((await findEmails(tx, [burst.subject])).get(burst.subject) ?? '')
      : burst.subject;
  for (const admin of await listAdmins(tx)) {
    const language = (await ports.findLanguage(tx, admin.id)) ?? 'tr';
    const { count } = burst;
    const facts = { kind: rule.alert, subject, count, minutes: rule.minutes };
    const mail = { language, siteName: ports.readSiteName(), recipient: admin.email, name: admin.name };
    await ports.mailer.post(tx, composeAlertMail({ ...facts, ...mail }));
  }
}

/** Handler of the job: raises an alert for each new burst, and mails at most once an hour about a kind of alert. */
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
