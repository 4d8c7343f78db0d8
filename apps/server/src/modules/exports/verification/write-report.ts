import type { ExportVerification, Language, VerificationResult, VerificationStep } from '@kilim/contract';

export interface ReportInput extends Pick<ExportVerification, 'results' | 'omitted' | 'language'> {
  readonly digest: string;
  readonly endedAt: string;
}

interface Texts {
  readonly title: string;
  readonly about: (when: string) => string;
  readonly columns: readonly [string, string, string];
  readonly steps: Readonly<Record<VerificationStep, string>>;
  readonly outcomes: Readonly<Record<VerificationResult['outcome'], string>>;
  readonly seconds: (count: number) => string;
  readonly problems: string;
  readonly more: (count: number) => string;
  readonly omitted: string;
  readonly limits: string;
  readonly digest: (digest: string) => string;
}

const texts: Readonly<Record<Language, Texts>> = {
  tr: {
    title: 'Doğrulama raporu',
    about: (when) => `Bu klasördeki dosyalar ${when} tarihinde boş bir klasörde denendi.`,
    columns: ['Adım', 'Sonuç', 'Süre'],
    steps: {
      install: 'Kurulum (`npm ci --ignore-scripts`)',
      types: 'Tür denetimi (`tsc --noEmit`)',
      web: 'Web paketi (`expo export --platform web`)',
      android: 'Android JavaScript paketi (`expo export --platform android`)',
    },
    outcomes: {
      passed: 'başarılı',
      failed: 'başarısız',
      'too-long': 'süre sınırını aştı',
      'too-large': 'bellek ya da disk sınırını aştı',
      skipped: 'yapılmadı',
    },
    seconds: (count) => `${count} sn`,
    problems: 'Sorunlar',
    more: (count) => `- ve ${count} sorun daha`,
    omitted:
      'Doğrulama projenin kodunu çalıştırmaz. Bu yüzden şu ayar ve program dosyaları dışarıda bırakıldı, yerlerine standart ayarlar kullanıldı:',
    limits:
      'Uygulama bir telefonda çalıştırılmadı; iOS paketi ve mağaza derlemeleri (APK, AAB, IPA) denenmedi. `app.json` içindeki eklentiler çalıştırılmadı.',
    digest: (digest) => `Doğrulanan dosyaların SHA-256 özeti: \`${digest}\``,
  },
  en: {
    title: 'Verification report',
    about: (when) => `The files of this folder were tried in an empty folder on ${when}.`,
    columns: ['Step', 'Result', 'Time'],
    steps: {
      install: 'Installation (`npm ci --ignore-scripts`)',
      types: 'Type check (`tsc --noEmit`)',
      web: 'Web bundle (`expo export --platform web`)',
      android: 'Android JavaScript bundle (`expo export --platform android`)',
    },
    outcomes: {
      passed: 'passed',
      failed: 'failed',
      'too-long': 'took longer than allowed',
      'too-large': 'needed more memory or disk than allowed',
      skipped: 'not done',
    },
    seconds: (count) => `${count} s`,
    problems: 'Problems',
    more: (count) => `- and ${count} more`,
    omitted:
      'A verification runs no code of the project. These settings and programs were therefore left out, and standard settings were used:',
    limits:
      'The app was not run on a phone; the iOS bundle and builds for stores (APK, AAB, IPA) were not tried. Plugins in `app.json` were not run.',
    digest: (digest) => `SHA-256 of the verified files: \`${digest}\``,
  },
};

/** Inside of backticks, so that a path or a message cannot add markup. */
const quote = (text: string): string => `\`${text.replaceAll(/[`\n\r]/g, ' ')}\``;

/** The report of an ended verification as Markdown. */
export function writeReport({ results, omitted, language, digest, endedAt }: ReportInput): string {
  const said = texts[language];
  const lines = [`# ${said.title}`, '', said.about(`${endedAt.slice(0, 16).replace('T', ' ')} UTC`), ''];
  lines.push(`| ${said.columns.join(' | ')} |`, '| --- | --- | --- |');
  for (const { step, outcome, seconds } of results) {
    const time = outcome === 'skipped' ? '' : said.seconds(seconds);
    lines.push(`| ${said.steps[step]} | ${said.outcomes[outcome]} | ${time} |`);
  }
  const listed = results.filter(({ problems }) => problems.length > 0);
  if (listed.length > 0) lines.push('', `## ${said.problems}`);
  for (const { step, problems, problemCount } of listed) {
    lines.push('', `### ${said.steps[step]}`, '');
    for (const { path, line, message } of problems) {
      lines.push(`- ${quote(line === null ? path : `${path}:${line}`)} ${quote(message)}`);
    }
    if (problemCount > problems.length) lines.push(said.more(problemCount - problems.length));
  }
  if (omitted.length > 0) lines.push('', said.omitted, '', ...omitted.map((path) => `- ${quote(path)}`));
  lines.push('', said.limits, '', said.digest(digest), '');
  return lines.join('\n');
}
