/** Repeats a check until it returns something else than null; throws with the description after `timeout` milliseconds. */
export async function waitFor<Value>(
  describe: () => string,
  check: () => Promise<Value | null>,
  timeout = 30_000,
): Promise<Value> {
  const end = performance.now() + timeout;
  for (;;) {
    const value = await check();
    if (value !== null) return value;
    if (performance.now() > end) throw new Error(`Not within ${timeout} ms: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
