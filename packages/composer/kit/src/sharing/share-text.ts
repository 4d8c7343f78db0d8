import { Share } from 'react-native';
import type { SharedText } from './shared-text';

/**
 * Opens the share menu of the device. False if it has none, as some browsers; a closed menu is no failure.
 */
export async function shareText({ title, text }: SharedText): Promise<boolean> {
  try {
    await Share.share({ title, message: text });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
