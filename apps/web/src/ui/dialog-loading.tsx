import { Spinner } from './spinner.tsx';

/** In the place of a dialog whose code is still loading. */
export function DialogLoading() {
  return (
    <div className="fixed inset-0 z-40 flex items-center justify-center bg-scrim">
      <Spinner />
    </div>
  );
}
