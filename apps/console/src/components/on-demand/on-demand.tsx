import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/**
 * A component that is loaded when it is shown for the first time.
 * @param height of the place that is kept for it, in pixels.
 */
export function onDemand<Props extends object>(
  height: number,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={<Skeleton height={height} radius="md" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
