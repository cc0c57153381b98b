import { z } from 'zod';

/** The words of a list. */
export const words = z.array(z.string().min(1));
