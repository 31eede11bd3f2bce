import { Skeleton } from '@repo/ui/feedback';

/** The skeleton of the contracts of two products. */
export function GroupSkeletons() {
  return (
    <>
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </>
  );
}
