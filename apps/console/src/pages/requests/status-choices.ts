/** HTTP statuses of calls, as filters. */
export const STATUS_CHOICES = [
  { value: '200', label: '200 succeeded' },
  { value: '400', label: '400 invalid request' },
  { value: '402', label: '402 not enough credits' },
  { value: '409', label: '409 conflict' },
  { value: '422', label: '422 content not available' },
  { value: '429', label: '429 rate limited' },
  { value: '499', label: '499 cancelled' },
  { value: '500', label: '500 internal error' },
  { value: '502', label: '502 providers failed' },
  { value: '503', label: '503 not available' },
  { value: '504', label: '504 deadline exceeded' },
];
