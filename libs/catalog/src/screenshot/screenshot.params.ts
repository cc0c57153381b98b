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
      'Capture the full page, scrolled through once, instead of the viewport. An image is at most 16,383 pixels high.',
    default: false,
  })
  full_page: boolean = false;

  @IntegerField({
    description: 'Width of the viewport in CSS pixels. Ignored if `device` is sent.',
    minimum: 320,
    maximum: 3840,
    default: 1280,
  })
  width: number = 1280;

  @IntegerField({
    description: 'Height of the viewport in CSS pixels. Ignored if `device` is sent.',
    minimum: 240,
    maximum: 2160,
    default: 800,
  })
  height: number = 800;

  @ChoiceField<ScreenshotDevice>({
    description:
      'Emulate this device: its viewport, pixel density, touch and user agent, in place of `width` and `height`.',
    choices: SCREENSHOT_DEVICES,
    optional: true,
    example: 'iPhone 15',
  })
  device?: ScreenshotDevice;

  @ChoiceField({
    description: 'Image format. `jpeg` and `webp` are smaller, `png` is lossless.',
    choices: SCREENSHOT_FORMATS,
    default: 'png',
  })
  format: ScreenshotFormat = 'png';

  @WaitForField({
    description:
      'Condition after the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).',
    example: '#chart svg',
  })
  wait_for?: string;

  @BooleanField({ description: 'Request the dark color scheme, if the page has one.', default: false })
  dark: boolean = false;

  @BooleanField({
    description: 'Return the image itself in `image_base64` (at most 5 MB) instead of a URL that expires.',
    default: false,
  })
  inline: boolean = false;

  @IntegerField({
    description: 'Timeout of the whole call in milliseconds, including all providers.',
    minimum: 1_000,
    maximum: 60_000,
    default: 30_000,
  })
  timeout_ms: number = 30_000;
}
