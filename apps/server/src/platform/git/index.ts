// Git remotes over HTTPS, in memory and with limits (docs/rules/git.md).
// Guarantees that only allowed addresses are called, that a token is sent to its own host only and never part of an error,
// and that a remote cannot use more memory or time than the limits allow.
export { fetchBranch, listBranches } from './fetch-branch.ts';
export { gitRules } from './git-rules.ts';
export { linkMode, listTree, type TreeFile } from './list-tree.ts';
export { type OpenRemote, type RemoteLogin, type RemoteOptions, withRemote } from './open-remote.ts';
