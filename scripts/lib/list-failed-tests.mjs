const linesOfMessage = 12;

const shorten = (message) =>
  message.replaceAll('\r', '').split('\n').slice(0, linesOfMessage).join('\n').trimEnd();

/**
 * Failed unit tests of Vitest's JSON report, as `{ name, message }`. A file that failed outside its tests, for
 * example while it was loaded or in a hook, has no failed test of its own and is listed by its path.
 */
export function listFailedTests(files) {
  return files.flatMap(({ name: file, status, message = '', assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: shorten(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file} › ${fullName}`,
      message: shorten(failureMessages.join('\n')),
    }));
  });
}

/** Unit tests that failed first and passed when repeated, as `{ name, message }` with the failure of the first run. */
export function listFlakyTests(files) {
  return files.flatMap(({ name: file, assertionResults = [] }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: shorten(failureMessages.join('\n')),
      })),
  );
}
