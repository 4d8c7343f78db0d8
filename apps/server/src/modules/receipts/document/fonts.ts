import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Font files in node_modules, also for the built server. They contain ₺, ₽ and all Turkish letters. */
export const findFonts = (): { readonly regular: string; readonly semibold: string } => ({
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
});
