import type { Language } from '@kilim/contract';

/** Plain text of a name inside Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** How to run the exported project, in the project's language. */
export function writeReadme(
  name: string,
  language: Language,
  sdkName: string,
  applicationId: string,
): string {
  const title = escapeMarkdown(name);
  if (language === 'en') {
    return `# ${title}

A React Native app made with Expo (${sdkName}). Needs Node 20.19 or newer.

\`\`\`sh
npm install
npx expo start
\`\`\`

Press \`a\` for Android, \`i\` for iOS, \`w\` for the web, or scan the code with Expo Go.

Before you publish, change the application id \`${applicationId}\` in \`app.json\`.
`;
  }
  return `# ${title}

Expo (${sdkName}) ile hazırlanmış bir React Native uygulaması. Node 20.19 veya daha yenisi gerekir.

\`\`\`sh
npm install
npx expo start
\`\`\`

Android için \`a\`, iOS için \`i\`, web için \`w\` tuşuna basın ya da kodu Expo Go ile okutun.

Yayımlamadan önce \`app.json\` içindeki uygulama kimliğini (\`${applicationId}\`) değiştirin.
`;
}
