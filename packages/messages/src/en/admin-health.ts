/** The state of the running server in the administration. */
export const adminHealth = {
  title: 'System status',
  checkedAt: 'Last check: {{time}}',
  refresh: 'Check again',
  failed: 'The system status could not be read',
  overall: {
    ok: 'Everything works',
    warning: 'Something needs your attention',
    failed: 'A part does not work',
  },
  state: { ok: 'Works', warning: 'Attention', failed: 'Does not work' },
  area: {
    database: 'Database',
    storage: 'Storage',
    mail: 'Mail',
    ai: 'AI',
    payments: 'Payments',
    jobs: 'Background jobs',
    versions: 'Versions',
  },
  fact: {
    engine: 'Kind',
    latency: 'Response time',
    milliseconds: '{{amount}} ms',
    migrations: 'Schema changes',
    latestMigration: 'Last schema change',
    freeBytes: 'Free space',
    freeOf: '{{free}} of {{total}}',
    storedBytes: 'Data of users',
    freeQuota: 'Limit of an account without a plan',
    server: 'Server',
    noServer: 'Not connected',
    sender: 'Sender',
    waitingMails: 'Waiting mails',
    oldestMail: 'Oldest waiting',
    provider: 'Answers prompts',
    builtin: 'Built-in provider',
    failing: 'Models that fail',
    providers: 'Payment methods in use',
    undecided: 'Undecided refunds',
    unmatched: 'Unmatched transfers',
    waitingJobs: 'Jobs that are due',
    oldestJob: 'Oldest waiting',
    failedJobs: 'Failed in the last 7 days',
    failedKind: '{{kind}}: {{amount}}',
    app: 'API version',
    node: 'Node.js',
    platform: 'System',
    none: 'None',
    unknown: 'Could not be read',
    atLeast: '{{amount}} or more',
  },
  problem: {
    database_unreachable:
      'The database does not answer. Check that the database server runs, and the address in DATABASE_URL.',
    database_newer: 'A newer version updated the database. Restart all servers with the same version.',
    database_slow:
      'The database answers slowly. Check the load of disk and processor; move to PostgreSQL if needed.',
    storage_unwritable:
      'The data folder is not writable. Check its owner and permissions, and that the disk is not read-only.',
    storage_full:
      'The disk is almost full: new files may not be saved. Free some space now, or move the data folder to a larger disk.',
    storage_low:
      'Less than 5 GB are left on the disk. Free some space, or move the data folder to a larger disk.',
    mail_not_configured:
      'No mail server is connected; mails wait in the outbox. Set SMTP_URL and MAIL_FROM to send them.',
    mail_unreachable:
      'The mail server cannot be reached. Check the address and port in SMTP_URL, and that the firewall allows it.',
    mail_refused: 'The mail server rejected the sign-in. Renew the user name and password in SMTP_URL.',
    mail_stuck: 'A mail has not been sent for more than 15 minutes. Look at the outbox and send a test mail.',
    ai_builtin: 'No model is connected; the built-in provider answers. You can add a model in the AI tab.',
    ai_failing: 'The last request to a model failed. Read the error in the AI tab and test the model again.',
    payments_none:
      'No payment method is on; plans cannot be bought. Set the environment variables of Garanti or Wise.',
    payments_simulated:
      'Payments are simulated; no money moves. To sell, turn on a payment method and set PAYMENTS_DEMO to off.',
    payments_undecided:
      'The bank has not decided a refund. Open it in the receipts tab and decide it from the bank statement.',
    payments_unmatched: 'A transfer matches no order. Assign or dismiss it in the transfers tab.',
    jobs_stuck:
      'A job that is due has not started for more than 5 minutes. Restart the server and check its log.',
    jobs_failed:
      'Some jobs were given up after ten attempts. The log of the server has the reason; start them again after fixing it.',
    versions_node_old: 'This version of Node.js is no longer supported. Install Node.js 20 or newer.',
  },
  open: { mail: 'Open the outbox', ai: 'Open the AI tab', payments: 'Open the transfers' },
} as const;
