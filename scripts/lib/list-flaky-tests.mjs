/** Names of the browser tests that failed first and passed when repeated, from the suites of Playwright's JSON report. */
export function listFlakyTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...listFlakyTests(inner),
  ]);
}
