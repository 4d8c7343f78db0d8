import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder of the same height while the section loads. */
export function StorageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Card className="flex flex-col gap-5 p-4 sm:p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-28 w-full" />
      </Card>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Card>
    </div>
  );
}
