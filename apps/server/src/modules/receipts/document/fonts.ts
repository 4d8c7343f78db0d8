import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Files of the two weights. They stay in node_modules, also beside the built server, and hold ₺, ₽ and every Turkish letter. */
export const findFonts = (): { readonly regular: string; readonly semibold: string } => ({
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
});
