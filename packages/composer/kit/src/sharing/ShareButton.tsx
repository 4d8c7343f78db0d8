import { strings } from '../strings';
import { IconButton } from '../ui/IconButton';
import type { SharedText } from './shared-text';
import { useShare } from './use-share';

export function ShareButton({ shared }: { shared: SharedText }) {
  const { share, sheet } = useShare();
  return (
    <>
      <IconButton icon="share-social-outline" label={strings.sharing.share} onPress={() => share(shared)} />
      {sheet}
    </>
  );
}
