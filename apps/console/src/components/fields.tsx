import {
  type JsonInputProps,
  type MultiSelectProps,
  type NumberInputProps,
  Skeleton,
  type TagsInputProps,
} from '@mantine/core';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/* Fields that are large and rare: loaded when a form shows the first one. */

function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  const Field = lazy(load) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={<Skeleton height={58} />}>
      <Field {...props} />
    </Suspense>
  );
}

export const NumberInput = onDemand<NumberInputProps>(() =>
  import('./on-demand/number-input.ts').then((field) => ({ default: field.NumberInput })),
);
export const TagsInput = onDemand<TagsInputProps>(() =>
  import('./on-demand/tags-input.ts').then((field) => ({ default: field.TagsInput })),
);
export const MultiSelect = onDemand<MultiSelectProps>(() =>
  import('./on-demand/multi-select.ts').then((field) => ({ default: field.MultiSelect })),
);
export const JsonInput = onDemand<JsonInputProps>(() =>
  import('./on-demand/json-input.ts').then((field) => ({ default: field.JsonInput })),
);
