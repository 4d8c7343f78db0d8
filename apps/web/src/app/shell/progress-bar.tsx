/** A thin animated line at the top while the next screen loads. */
export function ProgressBar({ isActive }: { readonly isActive: boolean }) {
  if (!isActive) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-2/3 animate-shimmer bg-primary forced-color-adjust-none" />
    </div>
  );
}
