import { limits, type VerificationProblem, type VerificationStep } from '@kilim/contract';

export interface FoundProblems {
  readonly problems: readonly VerificationProblem[];
  readonly problemCount: number;
}

const messageMaximum = 300;
const lineMaximum = 2_000;
const typeProblem = /^(.{1,255}?)\((\d{1,7}),\d{1,7}\): error (TS\d+: .*)$/;
const bundleProblem = /^(?:SyntaxError|Error): (.{1,255}?\.(?:[jt]sx?|json)): (.*)$/;
const unresolved = /^Unable to resolve (?:module )?"?([^"\s]{1,200})"? from "?([^":\s]{1,255})"?:?/;

/** Without paths of this machine. */
function clean(message: string, folder: string): string {
  return message
    .replaceAll(folder, '')
    .replaceAll(/(?:\/[\w.@+-]+){2,}/g, (path) => path.slice(path.lastIndexOf('/') + 1))
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, messageMaximum);
}

/** The problems that a tool names, of files that were given to it. Everything else that it says may be about this machine. */
export function readProblems(
  step: VerificationStep,
  output: string,
  folder: string,
  isOwn: (path: string) => boolean,
): FoundProblems {
  const problems: VerificationProblem[] = [];
  let problemCount = 0;
  const add = (path: string, line: number | null, message: string): void => {
    const own = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
    if (!isOwn(own)) return;
    problemCount += 1;
    if (problems.length < limits.verificationProblemsShown) {
      problems.push({ path: own, line, message: clean(message, folder) });
    }
  };
  if (step === 'install') return { problems, problemCount };
  for (const full of output.split('\n')) {
    const text = full.slice(0, lineMaximum).trimEnd();
    if (step === 'types') {
      const [, path, line, message] = typeProblem.exec(text) ?? [];
      if (path !== undefined && message !== undefined) add(path, Number(line), message);
      continue;
    }
    const [, broken, reason] = bundleProblem.exec(text) ?? [];
    if (broken !== undefined && reason !== undefined) {
      const place = /\((\d{1,7}):\d{1,7}\)/.exec(reason)?.[1];
      add(broken, place === undefined ? null : Number(place), reason);
      continue;
    }
    const [, name, from] = unresolved.exec(text) ?? [];
    if (name !== undefined && from !== undefined) add(from, null, `Unable to resolve ${name}`);
  }
  return { problems, problemCount };
}
