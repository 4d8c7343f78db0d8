/** Changes of answers that wait for the user, locked files and the project's rules. */
export const held = {
  title_one: 'Waiting change: {{count}} file',
  title_other: 'Waiting changes: {{count}} files',
  scope: 'Not applied, because your request does not seem to concern it.',
  locked: 'Not applied, because the file is locked.',
  together: 'The whole answer waits, because it does not work without the change of the locked file.',
  free: 'Applying costs no more credits.',
  showDiff: 'Show difference',
  hideDiff: 'Hide difference',
  diffFailed: 'The difference could not be loaded',
  conflict: 'This file was changed in the same place since; the change cannot be applied.',
  same: 'The file has this content already.',
  apply: 'Apply',
  unlockAndApply: 'Unlock and apply',
  leave: 'Leave',
  applied: 'The waiting changes were applied.',
  left: 'The waiting changes were left out.',
  expired: 'These changes have expired, because newer ones wait.',
  version: 'Show version',
  failed: 'The decision could not be saved',
  isLocked: 'locked',
  lock: 'Lock against AI changes',
  unlock: 'Unlock',
  lockShort: 'Lock',
  lockedShort: 'Locked',
  lockHint: 'The AI cannot change a locked file; you can edit it.',
  lockFailed: 'The lock could not be changed',
  rules: 'Project rules',
  rulesFailed: 'The project rules could not be created',
  rulesTemplate: `# Project rules

The AI reads this file with every request. Be short and clear; delete the lines that you do not need.

## App
- Who is it for, and what does it do?

## Look
- Colours, font, shape of buttons:

## Texts
- Language and tone:

## Code
- Files and names:
- Parts that must not change (you can lock files in the menu of the tree):
`,
} as const;
