/** Devices that a screenshot can emulate: names from Playwright's list, a few of each kind and age. */
export const SCREENSHOT_DEVICES = [
  'Desktop Chrome HiDPI',
  'iPhone SE (3rd gen)',
  'iPhone 13',
  'iPhone 15',
  'iPhone 15 Pro Max',
  'iPhone 16',
  'iPad Mini',
  'iPad Pro 11',
  'Pixel 7',
  'Pixel 9',
  'Galaxy S24',
  'Galaxy Tab S9',
] as const;

export type ScreenshotDevice = (typeof SCREENSHOT_DEVICES)[number];
