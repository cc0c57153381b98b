import { z } from 'zod';
import { Line } from './names.js';

/** A picture of the site. The file itself is stored next to the document. */
export const ImageRef = z
  .strictObject({
    path: z
      .string()
      .max(200)
      .regex(
        /^images\/[A-Za-z0-9][A-Za-z0-9._-]*\.(avif|webp|jpg|jpeg|png|svg)$/,
        'must be a file in images/, such as images/shop.webp',
      ),
    alt: z.string().max(300).describe('what the picture shows; empty for decoration'),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
    credit: z.strictObject({ text: Line, url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
    focus: z
      .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
      .optional()
      .describe('the point that stays visible when the picture is cropped, in percent'),
  })
  .meta({ id: 'ImageRef' });
export type ImageRef = z.infer<typeof ImageRef>;
