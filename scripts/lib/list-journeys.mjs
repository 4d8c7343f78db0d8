/**
 * Names of the browser tests with a status, from the suites of Playwright's JSON report: `flaky` failed first and
 * passed when repeated, `unexpected` failed each time.
 */
export function listJourneys(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...listJourneys(inner, status),
  ]);
}
