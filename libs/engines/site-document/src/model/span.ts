import { z } from 'zod';

/** A part of what the customer wrote. */
export const Span = z
  .strictObject({
    prompt: z.int().min(0).describe('0 is the first prompt, then the messages in their order'),
    start: z.int().min(0).describe('UTF-16 units from the start of that prompt'),
    end: z.int().min(0).describe('the first unit after it'),
  })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'must be greater than start' })
  .meta({ id: 'Span' });
export type Span = z.infer<typeof Span>;
