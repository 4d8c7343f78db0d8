import { healthProblems, healthRules } from '@kilim/contract';
import { expect, it } from 'vitest';
import {
  judgeAi,
  judgeDatabase,
  judgeJobs,
  judgeMail,
  judgePayments,
  judgeStorage,
  judgeVersions,
  stateOf,
  worstState,
} from './rules.ts';

const now = 1_000_000_000;
const { freeLow, freeMinimum, jobWait, mailWait, slowQuery } = healthRules;
const mail = { isConfigured: true, answer: 'ok', oldestWaitingAt: null, now } as const;
const payments = { real: 1, isSimulated: false, undecidedRefunds: 0, unmatchedTransfers: null };

it.each([
  ['a quick database', judgeDatabase({ latency: slowQuery, unknownMigrations: 0 }), []],
  ['no answer', judgeDatabase({ latency: null, unknownMigrations: 0 }), ['database_unreachable']],
  ['a slow one', judgeDatabase({ latency: slowQuery + 1, unknownMigrations: 0 }), ['database_slow']],
  ['one of a newer version', judgeDatabase({ latency: 1, unknownMigrations: 1 }), ['database_newer']],
  ['enough room', judgeStorage({ freeBytes: freeLow, isWritable: true }), []],
  ['a disk that cannot be measured', judgeStorage({ freeBytes: null, isWritable: true }), []],
  ['little room', judgeStorage({ freeBytes: freeLow - 1, isWritable: true }), ['storage_low']],
  ['a full disk', judgeStorage({ freeBytes: freeMinimum - 1, isWritable: true }), ['storage_full']],
  ['a read-only disk', judgeStorage({ freeBytes: freeLow, isWritable: false }), ['storage_unwritable']],
  ['a working mail server', judgeMail(mail), []],
  ['no mail server', judgeMail({ ...mail, isConfigured: false }), ['mail_not_configured']],
  ['no answer of it', judgeMail({ ...mail, answer: 'unreachable' }), ['mail_unreachable']],
  ['a rejected password', judgeMail({ ...mail, answer: 'refused' }), ['mail_refused']],
  ['a mail that waits', judgeMail({ ...mail, oldestWaitingAt: now - mailWait }), []],
  ['one that waits too long', judgeMail({ ...mail, oldestWaitingAt: now - mailWait - 1 }), ['mail_stuck']],
  ['a model', judgeAi({ provider: 'openai-compatible', failing: [] }), []],
  ['the composer alone', judgeAi({ provider: 'builtin', failing: [] }), ['ai_builtin']],
  ['a failing model', judgeAi({ provider: 'builtin', failing: ['m'] }), ['ai_failing']],
  ['a bank', judgePayments(payments), []],
  ['no way to pay', judgePayments({ ...payments, real: 0 }), ['payments_none']],
  ['simulated payments', judgePayments({ ...payments, real: 0, isSimulated: true }), ['payments_simulated']],
  ['an undecided refund', judgePayments({ ...payments, undecidedRefunds: 1 }), ['payments_undecided']],
  ['an unmatched transfer', judgePayments({ ...payments, unmatchedTransfers: 2 }), ['payments_unmatched']],
  ['jobs on time', judgeJobs({ oldestDueAt: now - jobWait, failed: 0, now }), []],
  ['a late job', judgeJobs({ oldestDueAt: now - jobWait - 1, failed: 0, now }), ['jobs_stuck']],
  ['a failed job', judgeJobs({ oldestDueAt: null, failed: 1, now }), ['jobs_failed']],
  ['a new Node', judgeVersions('v24.1.0'), []],
  ['an old Node', judgeVersions('v18.20.0'), ['versions_node_old']],
])('judges %s', (_name, problems, expected) => {
  expect(problems).toEqual(expected);
});

it('takes the worst state', () => {
  expect(stateOf([])).toBe('ok');
  expect(stateOf(['mail_stuck'])).toBe('warning');
  expect(stateOf(['mail_stuck', 'mail_refused'])).toBe('failed');
  expect(worstState(['ok', 'failed', 'warning'])).toBe('failed');
  expect(Object.values(healthProblems).filter((state) => state !== 'failed' && state !== 'warning')).toEqual(
    [],
  );
});
