import type { Language } from '@kilim/contract';
import type { UntestedPackage } from './imported-packages.ts';

export interface ReadmeInput {
  readonly name: string;
  readonly language: Language;
  readonly sdkName: string;
  readonly applicationId: string;
  /** Untested packages that the project installs. */
  readonly kept: readonly UntestedPackage[];
  /** Untested packages that package.json omits. */
  readonly omitted: readonly UntestedPackage[];
}

/** Escapes a name for Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

const texts = {
  tr: {
    intro: (sdk: string) =>
      `Expo (${sdk}) ile hazırlanmış bir React Native uygulaması. Node 20.19.4 veya daha yenisi gerekir.`,
    install: 'Paketleri kurun',
    start: 'Uygulamayı başlatın',
    startHint: 'Android için `a`, iOS için `i`, web için `w` tuşuna basın ya da kodu Expo Go ile okutun.',
    publish: 'Yayımlayın',
    publishHint: (id: string) =>
      `Önce \`app.json\` içindeki uygulama kimliğini (\`${id}\`) değiştirin. \`eas.json\` içinde \`development\`, \`preview\` ve \`production\` profilleri hazırdır.`,
    checks: 'Kontroller: `npm run typecheck` ve `npm run lint`.',
    kept: 'Eklenen paketler',
    keptHint: 'Bu paketler Expo SDK ile denenmedi; sürümleri ve yerel modülleri size aittir.',
    omitted: 'Eksik paketler',
    omittedHint:
      'Kod bu paketleri içe aktarıyor, ama `package.json` içinde yoklar. Kurun ya da içe aktarmayı kaldırın.',
  },
  en: {
    intro: (sdk: string) => `A React Native app made with Expo (${sdk}). Needs Node 20.19.4 or newer.`,
    install: 'Install the packages',
    start: 'Start the app',
    startHint: 'Press `a` for Android, `i` for iOS, `w` for the web, or scan the code with Expo Go.',
    publish: 'Publish it',
    publishHint: (id: string) =>
      `First change the application id \`${id}\` in \`app.json\`. The profiles \`development\`, \`preview\` and \`production\` in \`eas.json\` are ready.`,
    checks: 'Checks: `npm run typecheck` and `npm run lint`.',
    kept: 'Added packages',
    keptHint:
      'These packages were not tested with the Expo SDK; their versions and native modules are up to you.',
    omitted: 'Missing packages',
    omittedHint:
      'The code imports these packages, but `package.json` does not name them. Install them or remove the import.',
  },
} as const;

function listPackages(title: string, hint: string, packages: readonly UntestedPackage[]): string {
  if (packages.length === 0) return '';
  const lines = packages.map(({ name, version, uses }) => {
    const places = uses.map(({ path, line }) => `\`${path}:${line}\``).join(', ');
    return `- \`${name}${version === null ? '' : `@${version}`}\` (${places})`;
  });
  return `\n## ${title}\n\n${hint}\n\n${lines.join('\n')}\n`;
}

const command = (line: string): string => `\`\`\`sh\n${line}\n\`\`\``;

/** README with the three steps to run an exported project. */
export function writeReadme(input: ReadmeInput): string {
  const text = texts[input.language];
  // `npm ci` requires all packages in the lock, which untested packages are not.
  const install = input.kept.length === 0 ? 'npm ci' : 'npm install';
  return `# ${escapeMarkdown(input.name)}

${text.intro(input.sdkName)}

## 1. ${text.install}

${command(install)}

## 2. ${text.start}

${command('npx expo start')}

${text.startHint}

## 3. ${text.publish}

${command('npx eas-cli build --profile production')}

${text.publishHint(input.applicationId)}

${text.checks}
${listPackages(text.kept, text.keptHint, input.kept)}${listPackages(text.omitted, text.omittedHint, input.omitted)}`;
}
