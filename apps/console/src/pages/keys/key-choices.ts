import type { NewAccess } from './key-fields.ts';

/** The permissions of a key. */
export const ACCESS: readonly { value: NewAccess; label: string }[] = [
  { value: 'full', label: 'Capabilities and account' },
  { value: 'capabilities', label: 'All capabilities' },
  { value: 'chosen', label: 'Chosen capabilities' },
  { value: 'read', label: 'Read only' },
];

/** In how many days a key expires. */
export const EXPIRY = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];
