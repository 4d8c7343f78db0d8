import { isCodePath } from '../project/resolve-import.ts';

/** Tools read them, not the app: docs/rules/checks.md#exempt-files */
const toolFile = /^[^/]*\.config\.[cm]?[jt]s$/;

/** Whether a file is checked for type problems. Of JavaScript only the syntax is. */
export const isCheckedPath = (path: string): boolean => isCodePath(path) && !toolFile.test(path);
