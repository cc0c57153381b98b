import type {
  JsonInputProps,
  MultiSelectProps,
  NumberInputProps,
  SwitchProps,
  TagsInputProps,
} from '@mantine/core';
import { onDemand } from './on-demand/on-demand.tsx';

/* Fields that are large and rare: loaded when a form shows the first one. */

const FIELD_HEIGHT = 58;
const SWITCH_HEIGHT = 20;

export const NumberInput = onDemand<NumberInputProps>(
  FIELD_HEIGHT,
  async () => (await import('./on-demand/number-input.ts')).NumberInput,
);
export const TagsInput = onDemand<TagsInputProps>(
  FIELD_HEIGHT,
  async () => (await import('./on-demand/tags-input.ts')).TagsInput,
);
export const MultiSelect = onDemand<MultiSelectProps>(
  FIELD_HEIGHT,
  async () => (await import('./on-demand/multi-select.ts')).MultiSelect,
);
export const JsonInput = onDemand<JsonInputProps>(
  FIELD_HEIGHT,
  async () => (await import('./on-demand/json-input.ts')).JsonInput,
);
export const Switch = onDemand<SwitchProps>(
  SWITCH_HEIGHT,
  async () => (await import('./on-demand/switch.ts')).Switch,
);
