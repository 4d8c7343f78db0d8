/** Format of ids: 1 to 36 characters, as the client SDK creates them: docs/rules/accounts.md#ids */
export const idPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;
