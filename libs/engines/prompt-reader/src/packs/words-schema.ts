import { z } from 'zod';

/** A list of a language: words and phrases. */
export const words = z.array(z.string().min(1));
