const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const gitIgnore = `node_modules/
.expo/
dist/
android/
ios/
expo-env.d.ts
*.log
*.tsbuildinfo
.env*.local
.DS_Store
`;

const babelConfig = `module.exports = function (api) {
  api.cache(true);
  return { presets: ['babel-preset-expo'] };
};
`;

const typescriptConfig = {
  extends: 'expo/tsconfig.base',
  compilerOptions: { strict: true },
  include: ['**/*.ts', '**/*.tsx', '.expo/types/**/*.ts', 'expo-env.d.ts'],
};

const lintConfig = {
  plugins: ['react', 'typescript', 'import'],
  categories: { correctness: 'error' },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'warn',
    // Rules of the React Compiler, which an export does not use.
    'react/purity': 'off',
    'react/refs': 'off',
  },
  ignorePatterns: ['dist', 'android', 'ios', '.expo'],
};

/** Profiles of EAS Build that need no additional package. */
const buildProfiles = {
  cli: { version: '>= 16.0.0', appVersionSource: 'remote' },
  build: {
    development: {
      distribution: 'internal',
      android: { gradleCommand: ':app:assembleDebug' },
      ios: { buildConfiguration: 'Debug', simulator: true },
    },
    preview: { distribution: 'internal', android: { buildType: 'apk' } },
    production: { autoIncrement: true },
  },
  submit: { production: {} },
};

/** Build settings that replace the project's own, which could run code or use missing tools. */
export const buildSettings: Readonly<Record<string, string>> = {
  '.oxlintrc.json': json(lintConfig),
  'babel.config.js': babelConfig,
  'eas.json': json(buildProfiles),
  'tsconfig.json': json(typescriptConfig),
};
