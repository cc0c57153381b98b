import { z } from 'zod';

export const Currency = z.string().regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217, such as EUR');

/** A price as a number, so that it can be shown in any language and added up. */
export const Money = z
  .strictObject({
    amount: z.number().min(0).max(1e12),
    currency: Currency,
    upTo: z.number().min(0).max(1e12).optional().describe('the end of a range of prices'),
    isMinimum: z.boolean().optional().describe('"from €40"'),
    per: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .optional()
      .describe('"night", "person", in the language of the document'),
  })
  .refine(({ amount, upTo }) => upTo === undefined || upTo > amount, {
    path: ['upTo'],
    message: 'must be greater than amount',
  })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof Money>;
