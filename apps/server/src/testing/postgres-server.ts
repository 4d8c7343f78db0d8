/** Started once per run; see the harness beside. */
export function setup(): void {}
