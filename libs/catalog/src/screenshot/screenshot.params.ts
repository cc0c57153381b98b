import { BooleanField, ChoiceField, IntegerField, TargetUrlField, WaitForField } from '@capstan/kit';
import { SCREENSHOT_DEVICES, type ScreenshotDevice } from './devices.js';

export const SCREENSHOT_FORMATS = ['png', 'jpeg', 'webp'] as const;

export type ScreenshotFormat = (typeof SCREENSHOT_FORMATS)[number];

/** Parameters of `screenshot`. */
export class ScreenshotParams {
  @TargetUrlField()
  url: string;

  @BooleanField({
    description:
      'The whole page, scrolled through once, instead of what fits the window. A picture ends at 16,383 pixels.',
    default: false,
  })
  full_page: boolean = false;

  @IntegerField({
    description: 'Width of the window in CSS pixels. Without effect when `device` is sent.',
    minimum: 320,
    maximum: 3840,
    default: 1280,
  })
  width: number = 1280;

  @IntegerField({
    description: 'Height of the window in CSS pixels. Without effect when `device` is sent.',
    minimum: 240,
    maximum: 2160,
    default: 800,
  })
  height: number = 800;

  @ChoiceField<ScreenshotDevice>({
    description:
      'Take it as this device would: its window, its density of pixels, touch and user agent, in place of `width` and `height`.',
    choices: SCREENSHOT_DEVICES,
    optional: true,
    example: 'iPhone 15',
  })
  device?: ScreenshotDevice;

  @ChoiceField({
    description: 'Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.',
    choices: SCREENSHOT_FORMATS,
    default: 'png',
  })
  format: ScreenshotFormat = 'png';

  @WaitForField({
    description:
      'What to wait for once the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).',
    example: '#chart svg',
  })
  wait_for?: string;

  @BooleanField({ description: 'Ask the page for its dark colours, if it has any.', default: false })
  dark: boolean = false;

  @BooleanField({
    description:
      'Return the picture itself in `image_base64` (at most 5 MB) instead of an address that expires.',
    default: false,
  })
  inline: boolean = false;

  @IntegerField({
    description: 'Milliseconds the whole call may take, all providers included.',
    minimum: 1_000,
    maximum: 60_000,
    default: 30_000,
  })
  timeout_ms: number = 30_000;
}
